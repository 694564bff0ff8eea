import { rm } from 'node:fs/promises';
import { migrateDatabase } from '../db/migrate';
import { openDatabase } from '../db/openDatabase';
import { startEmbeddedPostgres } from '../db/postgres/embeddedPostgres';
import { plantSeed } from '../db/seed';
import { CLUSTER_URL_VARIABLE, keepForTeardown } from './sharedCluster';
import { temporaryFolder } from './temporaryFolder';
import { createTestDatabase, SEEDED_TEMPLATE } from './testDatabase';

const ignore = () => undefined;

/** One throw-away PostgreSQL for the tests of a run; each test file makes databases of its own on it. */
export default async function globalSetup(): Promise<void> {
  const dataDir = await temporaryFolder();
  const postgres = await startEmbeddedPostgres({
    root: process.cwd(),
    dataDir,
    log: ignore,
    durable: false,
  });
  process.env[CLUSTER_URL_VARIABLE] = postgres.url;
  const { url } = await createTestDatabase({ name: SEEDED_TEMPLATE, template: 'template1' });
  const seeded = openDatabase(url, ignore);
  await migrateDatabase(seeded, process.cwd(), plantSeed);
  await seeded.close();
  keepForTeardown(async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
}
