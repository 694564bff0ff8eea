import { spawn } from 'node:child_process';
import { createTestDatabase, type TestDatabase } from './testing/testDatabase';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Runs a command of the mock backend as npm does; `onOutput` gets each text that it prints. */
function run(
  entry: string,
  args: string[],
  env: Record<string, string>,
  onOutput: (text: string, kill: (signal: NodeJS.Signals) => void) => void = () => undefined,
): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn(process.execPath, ['-r', 'ts-node/register/transpile-only', entry, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: '0', HOST: '', DATABASE_URL: database.url, ...env },
  });
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    said.out += chunk.toString();
    onOutput(said.out, (signal) => child.kill(signal));
  });
  child.stderr.on('data', (chunk: Buffer) => {
    said.err += chunk.toString();
  });
  return new Promise((resolve) => {
    child.once('close', (code) => {
      resolve({ code, ...said });
    });
  });
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  'npm run mocks prints its address and ends in order on %s',
  async (signal) => {
    const { code, out, err } = await run('mocks/mocksMain.ts', [], {}, (text, kill) => {
      if (text.includes('runs at')) kill(signal);
    });
    expect(out).toMatch(
      /^The mock backend runs at http:\/\/127\.0\.0\.1:\d+, described at \S+\/docs\n$/,
    );
    expect([code, err]).toEqual([0, '']);
  },
);

test.each([
  [{ PORT: 'many' }, 'PORT must be a number from 0 to 65535\n'],
  [{ DATABASE_URL: 'redis://x' }, 'DATABASE_URL must be a postgres:// address\n'],
])('npm run mocks refuses %j in one line', async (env, line) => {
  expect(await run('mocks/mocksMain.ts', [], env)).toEqual({ code: 1, out: '', err: line });
});

test('npm run seed resizes the listings', async () => {
  const { code, out } = await run('mocks/seedMain.ts', ['--listings', '120'], {});
  expect([code, out]).toEqual([0, 'The seed is planted, with 120 listings.\n']);
  expect(await database.query('select count(*)::int from listings')).toEqual([{ count: 120 }]);
});

test('npm run seed says how it is used', async () => {
  const { code, err } = await run('mocks/seedMain.ts', ['--rows'], {});
  expect([code, err]).toEqual([
    1,
    'Usage: npm run seed -- --listings <number from 0 to 1000000>\n',
  ]);
});
