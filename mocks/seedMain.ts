import { migrateDatabase } from './db/migrate';
import { openDatabase } from './db/openDatabase';
import { findRunningDatabase, startEmbeddedPostgres } from './db/postgres/embeddedPostgres';
import { plantSeed } from './db/seed';
import { readListings, readSettings } from './mocksSettings';

const say = (line: string) => {
  process.stdout.write(`${line}\n`);
};

/** `npm run seed`: plants the seed, or resizes its listings, beside a running mock backend or alone. */
async function main(): Promise<void> {
  const root = process.cwd();
  const listings = readListings(process.argv.slice(2));
  const { databaseUrl, dataDir } = readSettings(process.env);
  const running = databaseUrl ?? (await findRunningDatabase(dataDir));
  const own =
    running === undefined ? await startEmbeddedPostgres({ root, dataDir, log: say }) : undefined;
  const url = running ?? own?.url ?? '';
  const handle = openDatabase(url, (error) => {
    say(error.message);
  });
  try {
    await migrateDatabase(handle, root, (db) => plantSeed(db, listings));
    say(
      listings === undefined
        ? 'The seed is planted.'
        : `The seed is planted, with ${String(listings)} listings.`,
    );
  } finally {
    await handle.close();
    await own?.stop();
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
