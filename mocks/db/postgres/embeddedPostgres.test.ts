import { spawn, type ChildProcess } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { Client } from 'pg';
import { isAlive, waitForEnd } from '../../../node/processes.mjs';
import { startMocks, type MocksOptions, type RunningMocks } from '../../startMocks';
import { temporaryFolder } from '../../testing/temporaryFolder';
import {
  findRunningDatabase,
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from './embeddedPostgres';

const END_LIMIT_MS = 30_000;

const root = process.cwd();
/** Has its database already: the tests share it, but for those of its creation. */
let sharedDir: string;
let dataDir: string;
let lines: string[];
const said = new EventEmitter();
const children: ChildProcess[] = [];
const stops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  sharedDir = await temporaryFolder();
});
afterAll(() => rm(sharedDir, { recursive: true, force: true }));
beforeEach(() => {
  dataDir = sharedDir;
  lines = [];
});
afterEach(async () => {
  said.removeAllListeners();
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const stop of stops.splice(0)) await stop();
  if (dataDir !== sharedDir) await rm(dataDir, { recursive: true, force: true });
});

const log = (line: string) => {
  lines.push(line);
  said.emit('line');
};

/** Waits for a line of the log. */
async function logged(text: string): Promise<void> {
  const signal = AbortSignal.timeout(END_LIMIT_MS);
  while (!lines.some((line) => line.includes(text))) {
    await once(said, 'line', { signal }).catch(() => {
      throw new Error(`The log lacks "${text}":\n${lines.join('\n')}`);
    });
  }
}

async function start(): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ root, dataDir, log });
  stops.push(postgres.stop);
  return postgres;
}

async function startAll(options: MocksOptions): Promise<RunningMocks> {
  const mocks = await startMocks({ dataDir, log, ...options });
  stops.push(mocks.stop);
  return mocks;
}

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Starts an owner in a process of its own, which can be killed. */
async function startOwner(): Promise<{ child: ChildProcess; url: string; databasePid: number }> {
  const child = spawn(
    process.execPath,
    [
      '-r',
      'ts-node/register/transpile-only',
      path.join(root, 'mocks/testing/ownerProcess.ts'),
      dataDir,
    ],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  children.push(child);
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => {
      resolve(chunk.toString());
    });
    child.once('exit', () => {
      reject(new Error('The owner ended'));
    });
  });
  const [url = '', pid = ''] = line.trim().split(' ');
  return { child, url, databasePid: Number(pid) };
}

test('keeps its data, with a password of its own that only its owner can read', async () => {
  dataDir = await temporaryFolder();
  const first = await start();
  const password = path.join(dataDir, 'postgres-password');
  expect((await stat(password)).mode & 0o777).toBe(0o600);
  expect(first.url).toContain((await readFile(password, 'utf8')).trim());
  const stranger = new URL(first.url);
  stranger.password = 'guess';
  await expect(query(stranger.href, 'select 1')).rejects.toThrow('password authentication failed');
  expect(await query(first.url, 'show fsync')).toEqual([{ fsync: 'on' }]);
  expect(await query(first.url, 'show listen_addresses')).toEqual([
    { listen_addresses: '127.0.0.1' },
  ]);
  await query(first.url, 'create table kept as select 42 as value');
  const pid = first.pid();
  await first.stop();
  expect(isAlive(pid)).toBe(false);

  const second = await start();
  expect(await query(second.url, 'select * from kept')).toEqual([{ value: 42 }]);
  await second.stop();
});

test('a second start finds the live owner and says so in one line', async () => {
  const owner = await start();
  expect(await findRunningDatabase(dataDir)).toBe(owner.url);
  const message = `The database in ${dataDir} is in use by process ${String(process.pid)}: stop it first, or set DATA_DIR to another folder or DATABASE_URL to another database.`;
  await expect(start()).rejects.toThrow(message);
  await expect(startAll({ dataDir })).rejects.toThrow(message);
  expect(await query(owner.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await owner.stop();
  expect(await findRunningDatabase(dataDir)).toBeUndefined();
});

test.each(['/proc/data', '/dev/null/data', 'package.json'])(
  'in %s, where nothing can be written, it does not start',
  async (place) => {
    await expect(startAll({ dataDir: place })).rejects.toThrow(
      /^DATA_DIR must be a folder that can be written to: .*\bE[A-Z]+: .*$/,
    );
  },
);

test('a start waits for an owner that stops', async () => {
  const owner = await start();
  await owner.announceStop();
  const next = start();
  await logged(`Waiting for process ${String(process.pid)}, which stops its database ...`);
  await owner.stop();
  await (await next).stop();
});

test('two starts at the same time: one of them gets the folder', async () => {
  dataDir = await temporaryFolder();
  const results = await Promise.allSettled([start(), start(), start()]);
  const started = results.filter((result) => result.status === 'fulfilled');
  expect(started).toHaveLength(1);
  await Promise.all(started.map((result) => result.value.stop()));
});

test('takes over after an owner that was killed, and loses nothing', async () => {
  const owner = await startOwner();
  await query(owner.url, 'create table taken as select 1 as value');
  await expect(start()).rejects.toThrow(`in use by process ${String(owner.child.pid)}`);
  owner.child.kill('SIGKILL');
  await waitForEnd(owner.child.pid ?? 0, END_LIMIT_MS);
  const next = await start();
  expect(await waitForEnd(owner.databasePid, END_LIMIT_MS)).toBe(true);
  expect(await query(next.url, 'select * from taken')).toEqual([{ value: 1 }]);
  await next.stop();
});

test('the server ends soon after an owner that was killed, by itself', async () => {
  const owner = await startOwner();
  owner.child.kill('SIGKILL');
  expect(await waitForEnd(owner.databasePid, END_LIMIT_MS)).toBe(true);
});

test('takes over when owner and server were both killed', async () => {
  const owner = await startOwner();
  await query(owner.url, 'create table saved as select 2 as value');
  process.kill(owner.databasePid, 'SIGKILL');
  owner.child.kill('SIGKILL');
  // A signal is sent, not done: the process may still live for a moment.
  expect(await waitForEnd(owner.child.pid ?? 0, END_LIMIT_MS)).toBe(true);
  const next = await start();
  expect(await query(next.url, 'select * from saved')).toEqual([{ value: 2 }]);
  await next.stop();
});

test('SIGTERM stops owner and server in order', async () => {
  const owner = await startOwner();
  owner.child.kill('SIGTERM');
  expect(await waitForEnd(owner.databasePid, END_LIMIT_MS)).toBe(true);
  expect(await waitForEnd(owner.child.pid ?? 0, END_LIMIT_MS)).toBe(true);
  expect(await readFile(path.join(dataDir, 'postgres.log'), 'utf8')).toContain(
    'database system is shut down',
  );
});

test('a lock or a process id that now belongs to somebody else does not stand in the way', async () => {
  const first = await start();
  await first.stop();
  const stranger = { pid: process.pid, started: 'at another time', token: 'x' };
  await writeFile(path.join(dataDir, 'postgres.lock'), JSON.stringify(stranger));
  await writeFile(path.join(dataDir, 'postgres', 'postmaster.pid'), `${String(process.ppid)}\n`);
  const second = await start();
  await second.stop();
  await writeFile(path.join(dataDir, 'postgres.lock'), 'half a lo');
  const third = await start();
  await third.stop();
});

test('a creation that was killed in the middle leaves nothing in the way', async () => {
  dataDir = await temporaryFolder();
  await (await start()).stop();
  await rm(path.join(dataDir, 'postgres'), { recursive: true });
  await writeFile(path.join(dataDir, 'postgres.new-1'), 'left behind');
  const again = await start();
  await again.stop();
  await expect(stat(path.join(dataDir, 'postgres.new-1'))).rejects.toThrow('ENOENT');
});

test('the mock backend outlives its database server, which is started again', async () => {
  const mocks = await startAll({});
  const read = async () => {
    const response = await fetch(`${mocks.origin}/api/v1/banners`);
    const body: unknown = await response.json();
    return { status: response.status, body };
  };
  expect((await read()).status).toBe(200);
  process.kill(mocks.databasePid() ?? 0, 'SIGKILL');
  const until = async (status: number) => {
    for (;;) {
      const response = await read();
      if (response.status === status) return response.body;
    }
  };
  // A connection may live on for a moment without its server.
  expect(await until(503)).toMatchObject({ error: { code: 'database_unavailable' } });
  await logged('The database server is back.');
  await until(200);
  await Promise.all([mocks.stop(), mocks.stop()]);
  expect(isAlive(mocks.databasePid() ?? 0)).toBe(false);
});

test('a port that is taken stops the start with one clear line, and the database too', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => {
    other.listen(0, '127.0.0.1', resolve);
  });
  const { port } = other.address() as AddressInfo;
  await expect(startAll({ port })).rejects.toThrow(
    `The mock backend cannot listen on 127.0.0.1:${String(port)}`,
  );
  await expect(stat(path.join(dataDir, 'postgres.lock'))).rejects.toThrow('ENOENT');
  other.close();
});

test('a server that cannot start says what its log says', async () => {
  await (await start()).stop();
  const settings = path.join(dataDir, 'postgres', 'postgresql.conf');
  const good = await readFile(settings, 'utf8');
  await writeFile(settings, 'nonsense\n');
  await expect(start()).rejects.toThrow(/did not start\. Its log says: .*syntax error/s);
  await expect(stat(path.join(dataDir, 'postgres.lock'))).rejects.toThrow('ENOENT');
  await writeFile(settings, good);
});

test('goes on trying while the server cannot be started again', async () => {
  const postgres = await start();
  const settings = path.join(dataDir, 'postgres', 'postgresql.conf');
  const good = await readFile(settings, 'utf8');
  await writeFile(settings, 'nonsense\n');
  process.kill(postgres.pid(), 'SIGKILL');
  await logged('did not start');
  expect(postgres.isRunning()).toBe(false);
  await writeFile(settings, good);
  await logged('The database server is back.');
  expect(postgres.isRunning()).toBe(true);
  expect(await query(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }]);

  lines.splice(0);
  await writeFile(settings, 'nonsense\n');
  process.kill(postgres.pid(), 'SIGKILL');
  await logged('did not start');
  await postgres.stop();
  await expect(stat(path.join(dataDir, 'postgres.lock'))).rejects.toThrow('ENOENT');
  await writeFile(settings, good);
});

test('settings of another database do not reach ours', async () => {
  const others = {
    PGSSLMODE: 'require',
    PGOPTIONS: '-c search_path=theirs -c default_transaction_read_only=on',
    PGHOST: 'db.example',
    PGDATABASE: 'theirs',
  };
  Object.assign(process.env, others);
  const { url } = await start();
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('create table ours (id int)');
  const { rows } = await client.query('select schemaname from pg_tables where tablename = $1', [
    'ours',
  ]);
  expect(rows).toEqual([{ schemaname: 'public' }]);
  await client.end();
});

test.each(['', 'garbled\n', '\0\0\0'])(
  'a process id file with %j does not end the start',
  async (text) => {
    const first = await start();
    await first.stop();
    await writeFile(path.join(dataDir, 'postgres', 'postmaster.pid'), text);
    const { url } = await start();
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.end();
  },
);
