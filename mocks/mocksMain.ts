import { mockBackendPaths } from '../src/shared/config/backendPaths';
import { readSettings } from './mocksSettings';
import { startMocks } from './startMocks';

const say = (line: string) => {
  process.stdout.write(`${line}\n`);
};

/** `npm run mocks`: the mock backend alone, for anyone who builds another client. */
async function main(): Promise<void> {
  // Signals that come while it starts count too.
  const stopped = new Promise<void>((resolve) => {
    for (const name of ['SIGTERM', 'SIGINT'] as const)
      process.on(name, () => {
        resolve();
      });
  });
  const mocks = await startMocks({ ...readSettings(process.env), cors: true, log: say });
  say(
    `The mock backend runs at ${mocks.origin}, described at ${mocks.origin}${mockBackendPaths.docs}`,
  );
  await stopped;
  await mocks.stop();
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
