import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findProgram } from '../../scripts/lib/browser.mjs';
import { buildOnce, root, run } from '../../scripts/lib/buildOnce.mjs';
import { removeFolder, temporaryFolder } from '../../scripts/lib/programs.mjs';

// The browser tests on two other machines: Debian's headless shell with the one family that
// fontconfig depends on (Chromium crashes without any), and Debian's Chromium with the usual fonts. Both
// have settings of another country, a home of their own, a proxy that does not exist, another project's
// database in the environment, and a server on port 3000.
// `--machine` takes one of them alone: `fonts` or `no-fonts`. The rest goes to the tests:
// `npm run proof -- machines --machine fonts home states -- -g "long texts"`.
const { values, positionals } = parseArgs({
  options: { machine: { type: 'string' } },
  allowPositionals: true,
});
const DEBIAN = {
  'chromium-headless-shell': ['chromium-headless-shell'],
  chromium: ['chromium', 'fonts-liberation', 'fonts-noto', 'fonts-noto-color-emoji'],
};

const folder = await temporaryFolder();
const fewFonts = path.join(folder, 'fonts.conf');
const home = path.join(folder, 'home');
mkdirSync(home);
writeFileSync(
  fewFonts,
  `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
    <dir>/usr/share/fonts/truetype/dejavu</dir>
    <include>/etc/fonts/conf.d</include>
    <cachedir>${folder}/cache</cachedir>
  </fontconfig>`,
);
const foreign = {
  HOME: home,
  TZ: 'Asia/Kathmandu',
  LANG: 'tr_TR.UTF-8',
  LC_ALL: 'tr_TR.UTF-8',
  FORCE_COLOR: '1',
  HTTP_PROXY: 'http://127.0.0.1:9',
  HTTPS_PROXY: 'http://127.0.0.1:9',
  http_proxy: 'http://127.0.0.1:9',
  PGHOST: '127.0.0.1',
  PGPORT: '9',
  PGUSER: 'somebody',
  PGDATABASE: 'elsewhere',
  PGSSLMODE: 'require',
  PGOPTIONS: '-c search_path=elsewhere',
};

/** The path of a program, which is installed if possible. */
function program(name) {
  if (process.getuid?.() === 0) {
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...DEBIAN[name]], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  const found = findProgram(name);
  if (found) return found;
  throw new Error(`Install Debian's packages ${DEBIAN[name].join(', ')} for this proof.`);
}

await buildOnce();
const busyPort = createServer();
await new Promise((resolve) => {
  // The port may be in use already.
  busyPort.once('error', resolve);
  busyPort.listen(3000, '127.0.0.1', resolve);
});
const machines = [
  ['no-fonts', 'chromium-headless-shell', { FONTCONFIG_FILE: fewFonts }],
  ['fonts', 'chromium', {}],
];
const failed = [];
for (const [name, browser, env] of machines) {
  if ((values.machine ?? name) !== name) continue;
  console.log(`\n=== ${name}`);
  const CHROMIUM_PATH = program(browser);
  await run(process.execPath, [path.join(root, 'scripts/e2e.mjs'), ...positionals], {
    env: { ...process.env, ...foreign, ...env, CHROMIUM_PATH },
  }).catch(() => failed.push(name));
}
busyPort.close();
await removeFolder(folder);
if (failed.length > 0) throw new Error(`The browser tests failed on: ${failed.join('; ')}`);
