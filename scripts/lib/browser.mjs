import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** Debian's Chromium without windows, which take time although nobody sees them. */
const HEADLESS_SHELL = 'chromium-headless-shell';

const NAMES = [
  HEADLESS_SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter(Boolean)
    .map((folder) => path.join(folder, name));

/** Path of an installed program, or undefined. */
export const findProgram = (name) => onPath(name).find(isProgram);

/** Path of a browser on this machine: `CHROMIUM_PATH`, an installed one, or Playwright's own. */
export function findBrowser() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (isProgram(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH names no program: ${CHROMIUM_PATH}`);
  }
  const candidates = [...NAMES.flatMap(onPath), ...PLACES, chromium.executablePath()];
  return candidates.find(isProgram) ?? null;
}

function has(command) {
  return spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0;
}

function attempt(command, args) {
  console.log(`> ${command} ${args.join(' ')}`);
  try {
    execFileSync(command, args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return true;
  } catch {
    return false;
  }
}

/**
 * Path of a browser, installed first if there is none.
 * @throws Error that says what to do
 */
export function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  console.log('No browser was found; installing one.');
  if (process.getuid?.() === 0 && has('apt-get')) {
    attempt('apt-get', ['update']);
    // Not every release of Debian, and no other system, has the headless shell.
    for (const name of [HEADLESS_SHELL, 'chromium']) {
      attempt('apt-get', ['install', '-y', '--no-install-recommends', name]);
      const installed = findBrowser();
      if (installed) return installed;
    }
  }
  attempt('npx', ['playwright', 'install', 'chromium']);
  const own = findBrowser();
  if (own) return own;
  throw new Error(
    'The browser tests need Chrome or Chromium, and none could be installed: install one, or set CHROMIUM_PATH to its program.',
  );
}
