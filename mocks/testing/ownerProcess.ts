import { startEmbeddedPostgres } from '../db/postgres/embeddedPostgres';

/** A process of its own that owns a data folder until it is killed: the tests kill it. */
async function main(): Promise<void> {
  const dataDir = process.argv[2];
  if (dataDir === undefined) throw new Error('Usage: ownerProcess <data folder>');
  const postgres = await startEmbeddedPostgres({
    root: process.cwd(),
    dataDir,
    log: () => undefined,
  });
  process.stdout.write(`${postgres.url} ${String(postgres.pid())}\n`);
  process.on('SIGTERM', () => {
    void postgres.stop().then(() => process.exit(0));
  });
  setInterval(() => undefined, 60_000);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
