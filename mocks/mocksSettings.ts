import path from 'node:path';
import * as v from 'valibot';
import { port, variable } from '../node/settings';

const DEFAULT_PORT = '4000';
const LISTINGS_MAX = 1_000_000;

const environmentSchema = v.object({
  PORT: variable(v.optional(port('PORT'), DEFAULT_PORT)),
  HOST: variable(
    v.optional(
      v.pipe(v.string(), v.regex(/^[\w.:-]+$/, 'HOST must be an address or a host name')),
      '127.0.0.1',
    ),
  ),
  DATABASE_URL: variable(
    v.optional(
      v.pipe(
        v.string(),
        v.regex(/^postgres(?:ql)?:\/\/\S+$/, 'DATABASE_URL must be a postgres:// address'),
        v.check((text) => URL.canParse(text), 'DATABASE_URL must be a postgres:// address'),
      ),
    ),
  ),
  MOCKS_ADMIN_TOKEN: variable(v.optional(v.string())),
  DATA_DIR: variable(v.optional(v.string(), '.data')),
});

export interface MocksSettings {
  port: number;
  host: string;
  databaseUrl: string | undefined;
  adminToken: string | undefined;
  /** Data folder of the private database, absolute. */
  dataDir: string;
}

/**
 * Reads the settings of the mock backend's commands.
 * @throws Error with one clear line about the first wrong one.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): MocksSettings {
  const result = v.safeParse(environmentSchema, {
    PORT: env.PORT,
    HOST: env.HOST,
    DATABASE_URL: env.DATABASE_URL,
    MOCKS_ADMIN_TOKEN: env.MOCKS_ADMIN_TOKEN,
    DATA_DIR: env.DATA_DIR,
  });
  if (!result.success) throw new Error(result.issues[0].message);
  const { PORT, HOST, DATABASE_URL, MOCKS_ADMIN_TOKEN, DATA_DIR } = result.output;
  return {
    port: PORT,
    host: HOST,
    databaseUrl: DATABASE_URL,
    adminToken: MOCKS_ADMIN_TOKEN,
    dataDir: path.resolve(DATA_DIR),
  };
}

/**
 * Reads `--listings 100000` of `npm run seed`.
 * @throws Error with one clear line.
 */
export function readListings(args: readonly string[]): number | undefined {
  if (args.length === 0) return undefined;
  const [name, value, ...rest] = args.flatMap((arg) => arg.split('='));
  const count = Number(value);
  if (
    name !== '--listings' ||
    rest.length > 0 ||
    !/^\d+$/.test(value ?? '') ||
    count > LISTINGS_MAX
  ) {
    throw new Error(`Usage: npm run seed -- --listings <number from 0 to ${String(LISTINGS_MAX)}>`);
  }
  return count;
}
