import { parseArgs } from 'node:util';
import { BUILT_IN_SHOP, readShop } from '../../shop-file/readShop';
import { setShop } from '../../src/shared/shop/currentShop';
import { backendHeaders } from '../backendHeaders';
import { textOf } from '../log';
import { servedShop } from '../servedShop';
import { readSettings } from '../storefrontSettings';
import { checkBackend } from './checkBackend';
import { reportLines } from './reportLines';

const USAGE =
  'Usage: npm run check-backend -- URL [LISTINGS_URL] [--shop https://shop.example] [--events] [--all]: origins of the API host and the listings host; --shop where browsers call them; --events sends an impression and a click, which the backend counts; --all prints every line. The environment is that of npm start: SHOP_FILE, PICTURE_ORIGINS, API_HEADERS_FILE, REALESTATE_HEADERS_FILE';

/** `npm run check-backend`. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      shop: { type: 'string' },
      events: { type: 'boolean' },
      all: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help === true) {
    process.stdout.write(`${USAGE}\n`);
    return;
  }
  const [api, listings = api] = positionals;
  if (api === undefined || listings === undefined || positionals.length > 2) throw new Error(USAGE);
  const origins = { api: origin(api), listings: origin(listings) };
  const shop = values.shop === undefined ? null : origin(values.shop);
  setShop((await servedShop(await readShop(process.env.SHOP_FILE ?? BUILT_IN_SHOP))).shops);
  // The report contains the same warnings, with their place.
  console.warn = () => undefined;
  const { pictureOrigins } = readSettings({ PICTURE_ORIGINS: process.env.PICTURE_ORIGINS });
  const { API_HEADERS_FILE = null, REALESTATE_HEADERS_FILE = null } = process.env;
  const reports = await checkBackend({
    ...origins,
    shop,
    headersOf: backendHeaders([
      { setting: 'API_HEADERS_FILE', origin: origins.api, file: API_HEADERS_FILE },
      {
        setting: 'REALESTATE_HEADERS_FILE',
        origin: origins.listings,
        file: REALESTATE_HEADERS_FILE,
      },
    ]),
    pictures: pictureOrigins,
    sendsEvents: values.events === true,
  });
  process.stdout.write(`${reportLines(reports, pictureOrigins, values.all).join('\n')}\n`);
  if (reports.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
}

function origin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) throw new Error(USAGE);
  return url.origin;
}

main().catch((error: unknown) => {
  process.stderr.write(`${textOf(error)}\n`);
  process.exitCode = 1;
});
