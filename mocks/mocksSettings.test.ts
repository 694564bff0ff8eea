import path from 'node:path';
import { readListings, readSettings } from './mocksSettings';

test('the settings have defaults; what is set but empty counts as unset', () => {
  const defaults = {
    port: 4000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    adminToken: undefined,
    dataDir: path.resolve('.data'),
  };
  expect(readSettings({})).toEqual(defaults);
  expect(
    readSettings({
      PORT: '',
      HOST: '',
      DATABASE_URL: '',
      MOCKS_ADMIN_TOKEN: '',
      DATA_DIR: '',
    }),
  ).toEqual(defaults);
});

test('the settings are read', () => {
  expect(
    readSettings({
      PORT: '0',
      HOST: '0.0.0.0',
      DATABASE_URL: 'postgres://u:p@db/shop',
      MOCKS_ADMIN_TOKEN: 't',
      DATA_DIR: '/srv/shop',
    }),
  ).toEqual({
    port: 0,
    host: '0.0.0.0',
    databaseUrl: 'postgres://u:p@db/shop',
    adminToken: 't',
    dataDir: '/srv/shop',
  });
});

test.each([
  [{ PORT: '65536' }, 'PORT must be a number from 0 to 65535'],
  [{ PORT: 'http' }, 'PORT must be a number from 0 to 65535'],
  [{ HOST: 'a b' }, 'HOST must be an address or a host name'],
  [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL must be a postgres:// address'],
  [{ DATABASE_URL: 'postgres://[bad/none' }, 'DATABASE_URL must be a postgres:// address'],
])('%j is refused with one clear line', (env, message) => {
  expect(() => readSettings(env)).toThrow(message);
});

test.each([
  [[], undefined],
  [['--listings', '100000'], 100_000],
  [['--listings=0'], 0],
])('npm run seed -- %j', (args, expected) => {
  expect(readListings(args)).toBe(expected);
});

test.each([
  [['--listings']],
  [['--listings', 'many']],
  [['--listings', '1000001']],
  [['--rows', '5']],
  [['--listings', '5', '6']],
])('npm run seed -- %j is refused', (args) => {
  expect(() => readListings(args)).toThrow(
    'Usage: npm run seed -- --listings <number from 0 to 1000000>',
  );
});
