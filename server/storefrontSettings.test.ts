import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readSettings } from './storefrontSettings';

test('without any variable the shop runs on this machine with the mock backend', () => {
  expect(readSettings({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    apiHost: null,
    listingsHost: null,
    apiHostInternal: null,
    pictureOrigins: [],
    listingsHostInternal: null,
    apiHeadersFile: null,
    listingsHeadersFile: null,
    publicUrl: null,
    databaseUrl: null,
    metricsPort: null,
    metricsHost: '127.0.0.1',
    trustProxy: false,
    devTools: false,
    logLevel: 'warn',
    dataDir: '.data',
    adminToken: null,
    purgeToken: null,
    previewToken: null,
    contentLanguage: 'en',
    shopFile: null,
  });
});

test('a variable that is set but empty counts as unset', () => {
  expect(readSettings({ PORT: '', API_HOST: '', TRUST_PROXY: '', LOG_LEVEL: '' })).toEqual(
    readSettings({}),
  );
});

test('every variable is read', () => {
  expect(
    readSettings({
      PORT: '8080',
      HOST: '0.0.0.0',
      API_HOST: 'https://api.shop.example/',
      REALESTATE_HOST: 'https://homes.shop.example',
      API_HOST_INTERNAL: 'http://api:4000',
      REALESTATE_HOST_INTERNAL: 'http://homes:4000',
      PICTURE_ORIGINS: 'https://cdn.example/, http://10.0.0.5:9000',
      PUBLIC_URL: 'https://shop.example',
      DATABASE_URL: 'postgres://shop@db/shop',
      METRICS_PORT: '9090',
      METRICS_HOST: '0.0.0.0',
      TRUST_PROXY: '1',
      REDUX_DEVTOOLS: 'true',
      LOG_LEVEL: 'info',
      DATA_DIR: '/var/lib/shop',
      MOCKS_ADMIN_TOKEN: 'token',
      CONTENT_LANGUAGE: 'pap-AW',
    }),
  ).toMatchObject({
    port: 8080,
    host: '0.0.0.0',
    apiHost: 'https://api.shop.example',
    listingsHost: 'https://homes.shop.example',
    apiHostInternal: 'http://api:4000',
    listingsHostInternal: 'http://homes:4000',
    pictureOrigins: ['https://cdn.example', 'http://10.0.0.5:9000'],
    publicUrl: 'https://shop.example',
    databaseUrl: 'postgres://shop@db/shop',
    metricsPort: 9090,
    metricsHost: '0.0.0.0',
    trustProxy: true,
    devTools: true,
    logLevel: 'info',
    dataDir: '/var/lib/shop',
    adminToken: 'token',
    contentLanguage: 'pap-AW',
  });
});

test.each([
  ['PORT', '70000', 'PORT must be a number from 0 to 65535'],
  ['PORT', 'abc', 'PORT must be a number from 0 to 65535'],
  ['METRICS_PORT', '-1', 'METRICS_PORT must be a number from 0 to 65535'],
  ['HOST', 'a b', 'HOST must be an address or a host name'],
  ['API_HOST', 'shop.example', 'API_HOST must be an origin such as https://shop.example'],
  ['API_HOST', 'ftp://shop.example', 'API_HOST must be an origin such as https://shop.example'],
  [
    'API_HOST',
    'https://a:b@shop.example',
    'API_HOST must be an origin such as https://shop.example',
  ],
  [
    'API_HOST',
    'http://[::1]:4000',
    "API_HOST must be a host name: browsers' policies cannot name an IPv6 address",
  ],
  [
    'REALESTATE_HOST',
    'https://shop.example/api',
    'REALESTATE_HOST must be an origin such as https://shop.example',
  ],
  [
    'PUBLIC_URL',
    'https://shop.example?x',
    'PUBLIC_URL must be an origin such as https://shop.example',
  ],
  [
    'PICTURE_ORIGINS',
    'https://cdn.example https://cdn.example/p',
    'PICTURE_ORIGINS must be an origin such as https://shop.example',
  ],
  ['DATABASE_URL', 'mysql://db', 'DATABASE_URL must be a postgres:// address'],
  ['DATABASE_URL', 'postgres://[bad/none', 'DATABASE_URL must be a postgres:// address'],
  ['PURGE_TOKEN', 'short', 'PURGE_TOKEN must have at least 32 characters without blanks'],
  ['TRUST_PROXY', 'yes', 'TRUST_PROXY must be 1 or 0'],
  ['REDUX_DEVTOOLS', '2', 'REDUX_DEVTOOLS must be 1 or 0'],
  ['CONTENT_LANGUAGE', 'Dutch!', 'CONTENT_LANGUAGE must be a language tag such as en or pap-AW'],
  ['LOG_LEVEL', 'debug', 'LOG_LEVEL must be error, warn or info'],
])('%s=%s stops the start with one clear line', (name, value, line) => {
  expect(() => readSettings({ [name]: value })).toThrow(line);
});

const root = path.join(__dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
/** Settings of other programs. */
const OTHERS = /^(?:NODE_ENV|NODE_IMAGE|STOREFRONTS|POSTGRES_\w+)$/;

test.each([
  '.env.example',
  'Dockerfile',
  'compose.yaml',
  'compose.production.yaml',
  'deploy/systemd/shop@.service',
  'deploy/kubernetes/kustomization.yaml',
])('%s sets nothing that docs/settings.md does not explain', (file) => {
  const explained = [...read('docs/settings.md').matchAll(/`([A-Z][A-Z_]+)`/g)].map(
    ([, name]) => name,
  );
  const set = [...read(file).matchAll(/\b([A-Z][A-Z_]{3,})(?:=|: )/g)].map(([, name = '']) => name);
  expect(set.length).toBeGreaterThan(2);
  expect(set.filter((name) => !explained.includes(name) && !OTHERS.test(name))).toEqual([]);
});
