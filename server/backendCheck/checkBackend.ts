import { randomUUID } from 'node:crypto';
import { isFinalStatus } from '../../src/api/retry';
import { decodedText, parseJson } from '../../src/api/transport';
import type { BannerEvent } from '../../src/features/analytics/bannerEvent';
import { backendPaths } from '../../src/shared/config/backendPaths';
import { setPictureOrigins } from '../../src/shared/config/pictureOrigins';
import type { HeadersOf } from '../backendHeaders';
import { fetchBounded } from '../http/fetchBounded';
import { carriesJson } from '../http/jsonType';
import { originalFault } from '../pictures/makePicture';
import { type PictureOrigins, carriedUrl, fetchOriginal } from '../pictures/originals';
import { type CheckedCall, checkedCalls } from './checkedCalls';
import { readBody } from './readBody';

/** The result of one call. */
export interface CallReport {
  readonly call: string;
  /** The status, or the reason for no response. */
  readonly status: string;
  readonly ms: number;
  /** Number of items read, of all. */
  readonly items: string;
  /** Number of pictures that load, of all requested. */
  readonly pictures: string;
  /** Number of pictures at each origin that is not listed. */
  readonly unlisted: ReadonlyMap<string, number>;
  /** `Access-Control-Allow-Origin`. */
  readonly cors: string;
  readonly language: string;
  readonly cache: string;
  readonly faults: readonly string[];
  readonly notes: readonly string[];
  /** Number of pictures whose address has no version. */
  readonly unversioned: number;
  /** Ids of the items that visitors see. */
  readonly shown: readonly string[];
}

export interface CheckedHosts {
  /** Origins, as in `API_HOST` and `REALESTATE_HOST`. */
  readonly api: string;
  readonly listings: string;
  /** Origin of the shop whose browsers call the hosts; null if its server does. */
  readonly shop: string | null;
  /** Credentials, as in `API_HEADERS_FILE`. */
  readonly headersOf?: HeadersOf;
  /** Origins, as in `PICTURE_ORIGINS`. */
  readonly pictures?: readonly string[];
  /** Whether to send an impression and a click, which the backend counts. */
  readonly sendsEvents?: boolean;
}

const NONE = '-';
const TIMEOUT_MS = 15_000;
/** Below the 1.5 s that pages wait for all of their calls. */
const SLOW_MS = 1_000;
const BODY_BYTES_MAX = 64 * 1_048_576;
const PICTURES_MAX = 50;
const PICTURES_AT_A_TIME = 4;

/** Makes each call of the shop's pages and reports the result; it only reads, unless it sends events. */
export async function checkBackend(hosts: CheckedHosts): Promise<CallReport[]> {
  const reports: CallReport[] = [];
  setPictureOrigins(pictureOrigins(hosts));
  // Sequential, to measure the time of each call.
  for (const call of checkedCalls) reports.push(await checkCall(call, hosts));
  if (hosts.shop !== null || hosts.sendsEvents === true) {
    const banners = reports.find(({ call }) => call.startsWith(`GET ${backendPaths.banners}?`));
    for (const path of trackingPaths) {
      reports.push(await checkTracking(path, banners?.shown[0], hosts));
    }
  }
  return reports;
}

function pictureOrigins({ api, listings, pictures = [] }: CheckedHosts): string[] {
  return [api, listings, ...pictures];
}

async function checkCall(call: CheckedCall, hosts: CheckedHosts): Promise<CallReport> {
  const origin = hosts[call.host];
  const startedAtMs = performance.now();
  const faults: string[] = [];
  const notes: string[] = [];
  const unlisted = new Map<string, number>();
  const report = { ...emptyReport(`GET ${call.path}`), unlisted, faults, notes };
  const elapsedMs = () => Math.round(performance.now() - startedAtMs);
  try {
    const { headersOf = () => ({}) } = hosts;
    const init = {
      headers: { ...(hosts.shop !== null && { Origin: hosts.shop }), ...headersOf(origin) },
    };
    const { response, body } = await request(origin + call.path, init);
    const { headers, status } = response;
    const type = headers.get('Content-Type') ?? '';
    const ms = elapsedMs();
    if (ms > SLOW_MS) notes.push('slow: a page that has waited 1.5 s is sent without the rest');
    faults.push(...originFaults(headers, hosts.shop));
    const about = {
      status: String(status),
      ms,
      cors: headers.get('Access-Control-Allow-Origin') ?? NONE,
      language: headers.get('Content-Language') ?? NONE,
      cache: headers.get('Cache-Control') ?? (headers.has('ETag') ? 'ETag' : NONE),
    };
    if (status !== 200) {
      faults.push(`the status is ${String(status)}`);
      return { ...report, ...about };
    }
    if (!carriesJson(type)) faults.push(`the Content-Type is ${type === '' ? 'missing' : type}`);
    const read = readBody(call, parsed(response, body, faults), headers.get('Link'));
    faults.push(...read.faults);
    notes.push(...read.notes);
    const pictures = await checkPictures(hosts, [...read.pictures]);
    faults.push(...pictures.faults);
    for (const [at, count] of read.unlisted) {
      unlisted.set(at, count);
      faults.push(`${String(count)} pictures are at ${at}, which is not in PICTURE_ORIGINS`);
    }
    const items = `${String(read.items - read.dropped)} of ${String(read.items)}`;
    const { shown, unversioned } = read;
    return { ...report, ...about, items, pictures: pictures.loaded, shown, unversioned };
  } catch (error) {
    faults.push(`no response: ${reasonOf(error)}`);
    return { ...report, ms: elapsedMs() };
  }
}

const trackingPaths = [backendPaths.bannerImpression, backendPaths.bannerClick];

/**
 * Whether browsers may send an event, and what becomes of one.
 * @param bannerId of a banner that is shown
 */
async function checkTracking(
  path: string,
  bannerId: string | undefined,
  { api, shop, sendsEvents = false, headersOf = () => ({}) }: CheckedHosts,
): Promise<CallReport> {
  const startedAtMs = performance.now();
  const faults: string[] = [];
  const report = { ...emptyReport(`${sendsEvents ? 'POST' : 'OPTIONS'} ${path}`), faults };
  const about = ({ status, headers }: Response) => ({
    status: String(status),
    ms: Math.round(performance.now() - startedAtMs),
    cors: headers.get('Access-Control-Allow-Origin') ?? NONE,
  });
  const origin: Readonly<Record<string, string>> = shop === null ? {} : { Origin: shop };
  try {
    if (shop !== null) {
      const { response } = await request(api + path, {
        method: 'OPTIONS',
        headers: {
          ...origin,
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': 'content-type',
        },
      });
      const { headers, ok, status } = response;
      if (!ok) faults.push(`browsers may not send it: OPTIONS has the status ${String(status)}`);
      const names = headers.get('Access-Control-Allow-Headers') ?? '';
      if (!/(^|,)\s*(\*|content-type)\s*(,|$)/i.test(names)) {
        faults.push('browsers may not send it: no Access-Control-Allow-Headers names Content-Type');
      }
      faults.push(...originFaults(headers, shop));
      if (!sendsEvents) return { ...report, ...about(response) };
    }
    if (bannerId === undefined) {
      faults.push('not sent: no banner is shown');
      return report;
    }
    const event: Omit<BannerEvent, 'kind'> = {
      eventId: randomUUID(),
      bannerId,
      timestamp: new Date().toISOString(),
      source: 'hero-slider',
      position: 0,
    };
    const { response } = await request(api + path, {
      method: 'POST',
      headers: { ...origin, ...headersOf(api), 'Content-Type': 'application/json' },
      body: JSON.stringify(event),
    });
    const { ok, status } = response;
    if (!ok) {
      const outcome = isFinalStatus(status) ? 'is lost' : 'is sent again and again';
      faults.push(`the status is ${String(status)}, no 2xx: an event ${outcome}`);
    }
    return { ...report, ...about(response) };
  } catch (error) {
    faults.push(`no response: ${reasonOf(error)}`);
    return report;
  }
}

const emptyReport = (call: string): CallReport => ({
  call,
  status: NONE,
  ms: 0,
  items: NONE,
  pictures: NONE,
  unlisted: new Map(),
  unversioned: 0,
  cors: NONE,
  language: NONE,
  cache: NONE,
  faults: [],
  notes: [],
  shown: [],
});

function originFaults(headers: Headers, shop: string | null): string[] {
  const allowed = headers.get('Access-Control-Allow-Origin');
  return shop === null || allowed === '*' || allowed === shop
    ? []
    : [`browsers at ${shop} may not read it: no Access-Control-Allow-Origin names them`];
}

function request(url: string, init: RequestInit) {
  return fetchBounded(url, init, { bytesMax: BODY_BYTES_MAX, timeoutMs: TIMEOUT_MS });
}

async function checkPictures(hosts: CheckedHosts, paths: readonly string[]) {
  const origins = new Set(pictureOrigins(hosts));
  const faults: string[] = [];
  const asked = paths.slice(0, PICTURES_MAX);
  const waiting = [...asked];
  const worker = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const url = carriedUrl(path, origins);
      const host = path.startsWith(`${backendPaths.listingPictures}/`) ? hosts.listings : hosts.api;
      const reason = await pictureFault(url ?? host + path, origins, hosts.headersOf);
      if (reason !== null) faults.push(`the picture ${url ?? path} does not load: ${reason}`);
    }
  };
  await Promise.all(Array.from({ length: PICTURES_AT_A_TIME }, worker));
  const loaded = `${String(asked.length - faults.length)} of ${String(asked.length)}`;
  return { loaded: asked.length === 0 ? NONE : loaded, faults: faults.sort() };
}

/** Why the storefront cannot make a picture of an original. */
async function pictureFault(
  url: string,
  origins: PictureOrigins,
  headersOf: HeadersOf = () => ({}),
): Promise<string | null> {
  try {
    const original = await fetchOriginal(url, origins, headersOf);
    return original?.body ? await originalFault(original.body) : 'the host has no such picture';
  } catch (error) {
    return reasonOf(error);
  }
}

/** The body as JSON; undefined if it is none. */
function parsed(response: Response, body: Buffer, faults: string[]): unknown {
  const bytes = new Uint8Array(body);
  try {
    decodedText(response, bytes, true);
  } catch {
    faults.push('the body is not in the charset that its Content-Type names (UTF-8 if none)');
  }
  return parseJson(decodedText(response, bytes));
}

/** `fetch` has the reason in its error's `cause`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && error.cause.message !== ''
    ? error.cause.message
    : error.message;
}
