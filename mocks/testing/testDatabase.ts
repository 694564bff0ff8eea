import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { CLUSTER_URL_VARIABLE } from './sharedCluster';

async function administrate(statement: string): Promise<void> {
  const client = new Client({ connectionString: clusterUrl() });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function clusterUrl(): string {
  const url = process.env[CLUSTER_URL_VARIABLE];
  if (url === undefined)
    throw new Error('The tests of mocks/ need the globalSetup of mocks/testing');
  return url;
}

export interface TestDatabase {
  url: string;
  /** Runs statements as another program would. */
  query(statement: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  drop(): Promise<void>;
}

/** Copied for each test file: faster than planting the seed again. */
export const SEEDED_TEMPLATE = 'seeded';

interface TestDatabaseOptions {
  name?: string;
  /** `template1` makes an empty database. */
  template?: string;
}

/** A database of its own on the PostgreSQL of this test run, with the seed by default. */
export async function createTestDatabase({
  name = `test_${randomBytes(8).toString('hex')}`,
  template = SEEDED_TEMPLATE,
}: TestDatabaseOptions = {}): Promise<TestDatabase> {
  await administrate(`create database ${name} template ${template} strategy file_copy`);
  const url = new URL(clusterUrl());
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async query(statement, values = []) {
      const client = new Client({ connectionString: url.href });
      await client.connect();
      try {
        const { rows } = await client.query<Record<string, unknown>>(statement, values);
        return rows;
      } finally {
        await client.end();
      }
    },
    drop: () => administrate(`drop database ${name} with (force)`),
  };
}
