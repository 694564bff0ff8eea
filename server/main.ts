import { METRICS_PATH } from '../src/shared/config/paths';
import { captureConsole, makeLog, outliveOutput, textOf } from './log';
import { startStorefront } from './startStorefront';
import { readSettings } from './storefrontSettings';

/** Maximum life of the process after SIGTERM. */
const STOP_LIMIT_MS = 4_900;

const print = (line: string) => {
  process.stdout.write(`${line}\n`);
};

/** `npm start`: the storefront. */
async function main(): Promise<void> {
  outliveOutput([process.stdout, process.stderr]);
  // Registered first, so that signals during the start count.
  const signalled = new Promise<void>((resolve) => {
    for (const name of ['SIGTERM', 'SIGINT'] as const) {
      process.on(name, () => {
        resolve();
      });
    }
  });
  const settings = readSettings(process.env);
  const log = makeLog(settings.logLevel);
  captureConsole(log);
  const shop = await startStorefront(settings, { root: process.cwd(), print, log });
  print(`The shop is open at ${shop.origin}`);
  if (shop.metricsOrigin !== null) print(`Metrics are at ${shop.metricsOrigin}${METRICS_PATH}`);
  await signalled;
  setTimeout(() => process.exit(0), STOP_LIMIT_MS).unref();
  await shop.stop();
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${textOf(error)}\n`);
    process.exit(1);
  },
);
