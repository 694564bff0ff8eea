import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { waitForEnd } from '../node/processes.mjs';
import packages from '../package.json';

const root = path.join(__dirname, '..');
const node = (version: string) =>
  `data:text/javascript,Object.defineProperty(process, "version", { value: "${version}" })`;

/** A command that starts instead of ending is killed: nothing else in this process could end it. */
const ENDED_BY_MS = 90_000;

function run(args: readonly string[], env: Readonly<Record<string, string>> = {}, cwd = root) {
  const { status, error, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    timeout: ENDED_BY_MS,
  });
  // A server that is told to end does so with status 0: only the error tells.
  if (error) throw new Error(`${args.join(' ')} did not end by itself:\n${stdout}${stderr}`);
  return { status, stdout, stderr };
}

const commands: [script: string, ...args: string[]][] = [
  ['scripts/serve.mjs'],
  ['tools/development/dev.mjs'],
  ['scripts/build.mjs'],
  ['scripts/test.mjs'],
  ['scripts/run.mjs', 'mocks'],
];

test.each(commands)('%s ends with one line where Node is too old', (script, ...args) => {
  expect(run(['--import', node('v18.20.0'), script, ...args])).toEqual({
    status: 1,
    stdout: '',
    stderr: 'Node 20.19 or newer is needed; this is v18.20.0.\n',
  });
});

test.each([
  ['v19.99.0', 1],
  ['v20.18.3', 1],
  ['v20.19.0', 0],
  ['v22.1.0', 0],
])('the check of Node %s ends with %i', (version, status) => {
  const check = path.join('scripts', 'lib', 'checkNode.mjs');
  expect(run(['--import', node(version), check]).status).toBe(status);
});

test('npm run dev ends with one line at a malformed setting, before anything is built', () => {
  expect(run(['tools/development/dev.mjs'], { PORT: 'high' })).toEqual({
    status: 1,
    stdout: '',
    stderr: 'PORT must be a number from 0 to 65535\n',
  });
});

/** The commands without sources and packages, in a folder of their own. */
function bareProject(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'dushi-market-bare-'));
  for (const name of ['node', 'scripts', 'tools/development', 'package.json'])
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  return folder;
}

test.each(commands)('%s ends with one line where packages are not installed', (script, ...args) => {
  const folder = bareProject();
  const { status, stdout, stderr } = run([script, ...args], {}, folder);
  rmSync(folder, { recursive: true });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(
    /^Packages are not installed \(@emotion\/cache and \d+ more\): run npm ci\.\n$/,
  );
});

/** Stands for webpack: builds a server that says what it was built from. */
const FAKE_WEBPACK = `
  const fs = require('fs');
  fs.appendFileSync('builds', process.pid + '\\n');
  fs.mkdirSync('dist/server', { recursive: true });
  for (const name of ['bootScript.js', 'assets.json']) fs.writeFileSync('dist/server/' + name, '');
  const source = fs.readFileSync('src/source.ts', 'utf8');
  fs.writeFileSync('dist/server/main.js', 'console.log(' + JSON.stringify(source) + ')');
`;
/** Stands for a build that takes long. */
const ENDLESS_WEBPACK = `
  console.log('webpack ' + process.pid);
  setInterval(() => {}, 60_000);
`;

/** A project whose packages look installed. */
function buildableProject(webpack: string) {
  const folder = bareProject();
  const put = (name: string, text: string) => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const { dependencies, devDependencies } = packages;
  for (const name of Object.keys({ ...dependencies, ...devDependencies }))
    put(`node_modules/${name}/package.json`, '{}');
  put('node_modules/webpack/bin/webpack.js', webpack);
  put('src/source.ts', 'first\n');
  return { folder, put };
}

test('npm start takes what npm run build has built, until a source changes', () => {
  const { folder, put } = buildableProject(FAKE_WEBPACK);
  const said = (script: string) => run([`scripts/${script}.mjs`], {}, folder).stdout;
  const built = 'Building the shop ...\nBuilt in \\d+\\.\\d s\n';

  expect(said('build')).toMatch(new RegExp(`^${built}$`));
  expect(said('serve')).toBe('first\n\n');
  expect(said('build')).toMatch(new RegExp(`^${built}$`));
  put('src/source.ts', 'second');
  expect(said('serve')).toMatch(new RegExp(`^${built}second\n$`));
  expect(said('serve')).toBe('second\n');
  rmSync(folder, { recursive: true });
});

test('of several starts at once on the lock of a killed build, one builds', async () => {
  const { folder, put } = buildableProject(FAKE_WEBPACK);
  put('dist/build.lock', JSON.stringify({ pid: spawnSync('true').pid, started: '1' }));
  const starts = Array.from({ length: 4 }, () =>
    spawn(process.execPath, ['scripts/serve.mjs'], { cwd: folder, stdio: 'ignore' }),
  );
  const codes = await Promise.all(starts.map((start) => once(start, 'exit')));
  expect(codes).toEqual(starts.map(() => [0, null]));
  expect(readFileSync(path.join(folder, 'builds'), 'utf8')).toMatch(/^\d+\n$/);
  rmSync(folder, { recursive: true });
});

test('a failed build ends the start', () => {
  const { folder } = buildableProject('process.exit(2)');
  expect(run(['scripts/serve.mjs'], {}, folder)).toEqual({
    status: 1,
    stdout: 'Building the shop ...\n',
    stderr: 'webpack failed (2)\n',
  });
  rmSync(folder, { recursive: true });
});

test.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
  '%s ends a build with its webpack, and the next start builds',
  async (signal) => {
    const { folder, put } = buildableProject(ENDLESS_WEBPACK);
    const start = spawn(process.execPath, ['scripts/serve.mjs'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [said] = (await once(start.stdout.setEncoding('utf8'), 'data')) as [string];
    expect(said).toBe('Building the shop ...\n');
    const [line] = (await once(start.stdout, 'data')) as [string];
    start.kill(signal);
    expect(await once(start, 'exit')).toEqual([null, signal]);
    expect(await waitForEnd(Number(line.replace('webpack ', '')), ENDED_BY_MS)).toBe(true);
    put('node_modules/webpack/bin/webpack.js', FAKE_WEBPACK);
    expect(run(['scripts/serve.mjs'], {}, folder).stdout).toContain('first\n');
    rmSync(folder, { recursive: true });
  },
);

test('a command of npm ends when a kill has ended npm and its shell', async () => {
  const code = `import { endWithParent } from './scripts/lib/endWithParent.mjs';
    endWithParent();
    process.on('SIGTERM', () => { console.log('ended'); process.exit(); });
    setInterval(() => {}, 60_000);
    console.log('started');`;
  // `true` keeps the shell from becoming the command.
  const script = '"$NODE" --input-type=module --eval "$CODE"; true';
  const shell = spawn('sh', ['-c', script], {
    cwd: root,
    env: { ...process.env, NODE: process.execPath, CODE: code, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const chunk of shell.stdout) {
    said += String(chunk);
    if (said === 'started\n') shell.kill('SIGTERM');
  }
  expect(said).toBe('started\nended\n');
});

test.each([
  ['the mock backend', ['-r', 'ts-node/register/transpile-only', 'mocks/mocksMain.ts']],
  ['npm run dev', ['tools/development/dev.mjs']],
])('%s ends with one line where its database cannot be reached', (_name, command) => {
  const DATABASE_URL = 'postgres://shop:secret@127.0.0.1:1/none';
  expect(run(command, { PORT: '0', DATABASE_URL })).toEqual({
    status: 1,
    stdout: '',
    stderr: 'The database cannot be reached (DATABASE_URL): connect ECONNREFUSED 127.0.0.1:1\n',
  });
});

test('npm run dev ends with one line where its port is in use', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => {
    other.listen(0, '127.0.0.1', resolve);
  });
  const { port } = other.address() as AddressInfo;
  const { status, stdout, stderr } = run(['tools/development/dev.mjs'], { PORT: String(port) });
  other.close();
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toBe(
    `PORT ${String(port)} is in use on 127.0.0.1: stop what listens there or set another PORT\n`,
  );
});
