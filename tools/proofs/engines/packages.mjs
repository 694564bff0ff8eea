import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Debian's packages of the other engines, of a screen without a monitor, and of pictures and paper. */
const PACKAGES = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
  imagemagick: '/usr/bin/convert',
  'poppler-utils': '/usr/bin/pdftotext',
};
/** What the window of WebKit is made with. */
const LIBRARIES = ['python3-gi', 'gir1.2-webkit2-4.1'];
const LIBRARY_CHECK =
  "import gi; gi.require_version('Gtk', '3.0'); gi.require_version('WebKit2', '4.1'); from gi.repository import WebKit2";

function missingPackages() {
  const programs = Object.keys(PACKAGES).filter((name) => !existsSync(PACKAGES[name]));
  const hasLibraries = spawnSync('/usr/bin/python3', ['-c', LIBRARY_CHECK]).status === 0;
  return hasLibraries ? programs : [...programs, ...LIBRARIES];
}

/**
 * Installs what is missing of Debian's packages.
 * @throws Error that says what to do
 */
export function ensurePackages() {
  const missing = missingPackages();
  if (missing.length === 0) return;
  const options = {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  try {
    execFileSync('apt-get', ['update'], options);
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...missing], options);
  } catch {
    // Said below.
  }
  const left = missingPackages();
  if (left.length === 0) return;
  throw new Error(
    `Firefox and WebKit come from Debian's packages: apt-get install ${left.join(' ')}`,
  );
}
