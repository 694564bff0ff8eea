import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** The mock backend in its own process, as `npm run mocks` starts it. */
export interface MocksProcess {
  child: ChildProcess;
  pid: number;
  origin: string;
}

const START_LIMIT_MS = 60_000;

/**
 * Starts the mock backend on a data folder and waits for its address.
 * @throws Error with its output, if it prints no address
 */
export async function startMocksProcess(
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
): Promise<MocksProcess> {
  const child = spawn(
    process.execPath,
    ['-r', 'ts-node/register/transpile-only', 'mocks/mocksMain.ts'],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PORT: '0',
        HOST: '127.0.0.1',
        DATABASE_URL: '',
        DATA_DIR: dataDir,
        ...env,
      },
    },
  );
  let said = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`The mock backend did not start in time: ${said}`));
    }, START_LIMIT_MS);
    const read = (chunk: Buffer) => {
      said += chunk.toString();
      const found = /runs at (http:\S+),/.exec(said)?.[1];
      if (found !== undefined) {
        clearTimeout(timer);
        resolve(found);
      }
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => {
      reject(new Error(`The mock backend ended: ${said}`));
    });
  });
  if (child.pid === undefined) throw new Error('The mock backend has no process id');
  return { child, pid: child.pid, origin };
}

/** Sends a signal and waits for the end. */
export async function endMocksProcess(
  { child }: MocksProcess,
  signal: NodeJS.Signals,
): Promise<void> {
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}
