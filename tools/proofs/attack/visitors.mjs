import { Agent, request } from 'node:http';
import { pause } from '../../../scripts/lib/programs.mjs';
import { allLanguages, languages, paths, splitLanguage } from '../../../scripts/lib/shopPaths.mjs';

const RESPONSE_LIMIT_MS = 30_000;
/** Delay between two pages of one visitor. */
const READING_MS = 150;

const agent = new Agent({ keepAlive: true, maxSockets: 250 });

/** Ends the connections of all visitors. */
export const leave = () => agent.destroy();

/** The response to a GET with its body; status 0 without a response. */
export function get(origin, path, { headers = {}, isAlone = false } = {}) {
  const startedAtMs = performance.now();
  return new Promise((resolve) => {
    const done = (status, head = {}, body = Buffer.alloc(0)) =>
      resolve({ status, headers: head, body, ms: performance.now() - startedAtMs });
    const outgoing = request(
      origin + path,
      { agent: isAlone ? false : agent, headers, timeout: RESPONSE_LIMIT_MS },
      (response) => {
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('error', () => done(0));
        response.on('end', () =>
          done(response.statusCode, response.headers, Buffer.concat(chunks)),
        );
      },
    );
    outgoing.on('timeout', () => outgoing.destroy(new Error('no response')));
    outgoing.on('error', () => done(0));
    outgoing.end();
  });
}

const KNOWN = ['home', 'bikes', 'vehicles', 'about', 'login', 'signup', 'search', 'deals'];
let number = 0;

/** A random address: mostly of the shop, sometimes of a new unknown page. */
function someAddress() {
  number++;
  const language = allLanguages[number % allLanguages.length];
  const path = paths[KNOWN[Math.floor(Math.random() * KNOWN.length)]];
  const prefix = language === 'en' ? '' : `/${language}`;
  const kinds = [
    `${prefix}${path === '/' && prefix !== '' ? '' : path}`,
    `${prefix}${paths.bikes}?bike=made-up-${number}`,
    `${prefix}${paths.vehicles}/made-up-${number}`,
    `${prefix}/no/such/page/${number}`,
    `${prefix}${paths.bikes}?priceMax=${number}`,
  ];
  return Math.random() < 0.7 ? kinds[0] : kinds[number % kinds.length];
}

export const madeUpBike = () => `${paths.bikes}?bike=made-up-${++number}`;

/** Titles of the known addresses without faults. */
export async function readTitles(origin) {
  const titles = new Map();
  for (const language of allLanguages) {
    for (const name of KNOWN) {
      const prefix = language === 'en' ? '' : `/${language}`;
      const path = `${prefix}${paths[name] === '/' && prefix !== '' ? '' : paths[name]}`;
      const { body } = await get(origin, path);
      titles.set(path, titleOf(body.toString()));
    }
  }
  return titles;
}

const titleOf = (html) => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';

/** The fault of a page, or null. */
function faultOf(path, { status, headers, body }, titles) {
  const text = body.toString();
  if (status === 0) return 'no response';
  if (!String(headers['content-type']).includes('text/html')) {
    return text.trim() === '' ? 'blank' : null;
  }
  const words = text
    .replace(/<(script|style)[^]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .trim();
  if (!text.includes('</html>') || words.length < 100) return 'blank';
  const { tag } = languages[splitLanguage(path.split('?')[0]).language];
  if (!text.includes(`<html lang="${tag}"`)) return 'wrong language';
  const title = titleOf(text);
  const known = titles.get(path);
  return title === '' || (known !== undefined && known !== title) ? 'wrong title' : null;
}

/** Simulates visitors for a while; resolves with their results. */
export async function visit(origin, titles, { visitors, seconds, addressOf = someAddress }) {
  const statuses = new Map();
  const faults = new Map();
  let slowestMs = 0;
  const endsAtMs = Date.now() + seconds * 1_000;
  const count = (map, key) => map.set(key, (map.get(key) ?? 0) + 1);
  await Promise.all(
    Array.from({ length: visitors }, async () => {
      while (Date.now() < endsAtMs) {
        const path = addressOf();
        const response = await get(origin, path);
        slowestMs = Math.max(slowestMs, response.ms);
        count(statuses, response.status);
        const fault = faultOf(path, response, titles);
        if (fault !== null) count(faults, `${fault} (${response.status} ${path.split('?')[0]})`);
        await pause(READING_MS);
      }
    }),
  );
  return { statuses, faults, slowestMs };
}
