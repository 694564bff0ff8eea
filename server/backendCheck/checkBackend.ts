import { backendPaths } from '../../src/shared/config/backendPaths';
import { setPictureOrigins } from '../../src/shared/config/pictureOrigins';
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
}

export interface CheckedHosts {
  /** Origins, as in `API_HOST` and `REALESTATE_HOST`. */
  readonly api: string;
  readonly listings: string;
  /** Origin of the shop whose browsers call the hosts; null if its server does. */
  readonly shop: string | null;
  /** Origins, as in `PICTURE_ORIGINS`. */
  readonly pictures?: readonly string[];
}

const NONE = '-';
const TIMEOUT_MS = 15_000;
/** Below the 1.5 s that pages wait for all of their calls. */
const SLOW_MS = 1_000;
const BODY_BYTES_MAX = 64 * 1_048_576;
const PICTURES_MAX = 50;
const PICTURES_AT_A_TIME = 4;

/** Makes each call of the shop's pages and reports the result; it only reads. */
export async function checkBackend(hosts: CheckedHosts): Promise<CallReport[]> {
  const reports: CallReport[] = [];
  setPictureOrigins(pictureOrigins(hosts));
  // Sequential, to measure the time of each call.
  for (const call of checkedCalls) reports.push(await checkCall(call, hosts));
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
  const report = { call: `GET ${call.path}`, items: NONE, pictures: NONE, unlisted, faults, notes };
  const elapsedMs = () => Math.round(performance.now() - startedAtMs);
  try {
    const response = await request(origin + call.path, hosts.shop);
    const { headers, status, type, body } = response;
    const ms = elapsedMs();
    if (ms > SLOW_MS) notes.push('slow: a page that has waited 1.5 s is sent without the rest');
    const cors = headers.get('Access-Control-Allow-Origin');
    if (hosts.shop !== null && cors !== '*' && cors !== hosts.shop) {
      faults.push(
        `browsers at ${hosts.shop} may not read it: no Access-Control-Allow-Origin names them`,
      );
    }
    const about = {
      status: String(status),
      ms,
      cors: cors ?? NONE,
      language: headers.get('Content-Language') ?? NONE,
      cache: headers.get('Cache-Control') ?? (headers.has('ETag') ? 'ETag' : NONE),
    };
    if (status !== 200) {
      faults.push(`the status is ${String(status)}`);
      return { ...report, ...about };
    }
    if (!carriesJson(type)) faults.push(`the Content-Type is ${type === '' ? 'missing' : type}`);
    const read = readBody(call, parsed(body), headers.get('Link'));
    faults.push(...read.faults);
    notes.push(...read.notes);
    const pictures = await checkPictures(hosts, [...read.pictures]);
    faults.push(...pictures.faults);
    for (const [at, count] of read.unlisted) {
      unlisted.set(at, count);
      faults.push(`${String(count)} pictures are at ${at}, which is not in PICTURE_ORIGINS`);
    }
    const items = `${String(read.items - read.dropped)} of ${String(read.items)}`;
    return { ...report, ...about, items, pictures: pictures.loaded };
  } catch (error) {
    faults.push(`no response: ${reasonOf(error)}`);
    const about = { status: NONE, ms: elapsedMs(), cors: NONE, language: NONE, cache: NONE };
    return { ...report, ...about };
  }
}

/** @param shop the value of a browser's `Origin` */
async function request(url: string, shop: string | null) {
  const init = shop === null ? {} : { headers: { Origin: shop } };
  const bounds = { bytesMax: BODY_BYTES_MAX, timeoutMs: TIMEOUT_MS };
  const { response, body } = await fetchBounded(url, init, bounds);
  const { headers, status } = response;
  return { headers, status, type: headers.get('Content-Type') ?? '', body };
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
      const reason = await pictureFault(url ?? host + path, origins);
      if (reason !== null) faults.push(`the picture ${url ?? path} does not load: ${reason}`);
    }
  };
  await Promise.all(Array.from({ length: PICTURES_AT_A_TIME }, worker));
  const loaded = `${String(asked.length - faults.length)} of ${String(asked.length)}`;
  return { loaded: asked.length === 0 ? NONE : loaded, faults: faults.sort() };
}

/** Why the storefront cannot make a picture of an original. */
async function pictureFault(url: string, origins: PictureOrigins): Promise<string | null> {
  try {
    const original = await fetchOriginal(url, origins);
    return original ? await originalFault(original) : 'the host has no such picture';
  } catch (error) {
    return reasonOf(error);
  }
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** `fetch` has the reason in its error's `cause`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && error.cause.message !== ''
    ? error.cause.message
    : error.message;
}
