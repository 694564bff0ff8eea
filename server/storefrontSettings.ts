import * as v from 'valibot';
import { port, variable } from '../node/settings';
import { originMark } from '../src/shared/config/pictureOrigins';
import { LANGUAGE_TAG } from '../src/shared/i18n/languages';

/** The minimum level of logged lines. */
export type LogLevel = 'error' | 'warn' | 'info';

export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Origin of the API host for browsers; null for the storefront's own origin. */
  readonly apiHost: string | null;
  /** Origin of the listings host for browsers; null for the storefront's own origin. */
  readonly listingsHost: string | null;
  /** Origins that this server itself uses. */
  readonly apiHostInternal: string | null;
  readonly listingsHostInternal: string | null;
  /** Files of headers for the backends. */
  readonly apiHeadersFile: string | null;
  readonly listingsHeadersFile: string | null;
  /** Further origins of pictures, which this server fetches. */
  readonly pictureOrigins: readonly string[];
  /** Canonical origin for links in the head; never taken from the Host header. */
  readonly publicUrl: string | null;
  /** Database of the embedded mock backend; null for a private one. */
  readonly databaseUrl: string | null;
  readonly metricsPort: number | null;
  readonly metricsHost: string;
  /** Whether `X-Forwarded-*` headers come from our own balancer. */
  readonly trustProxy: boolean;
  readonly devTools: boolean;
  readonly logLevel: LogLevel;
  /** Folder of the private database and the resized pictures. */
  readonly dataDir: string;
  readonly adminToken: string | null;
  /** Opens `POST /purge`; null closes it. */
  readonly purgeToken: string | null;
  /** Opens `GET /preview`; null closes it. */
  readonly previewToken: string | null;
  /** Fallback for a missing `Content-Language`. */
  readonly contentLanguage: string;
  /** The shop file; null for the built-in shop. */
  readonly shopFile: string | null;
}

/** Origins of the backends for our server; null for the mock backend. */
export function reachedHosts(settings: Settings) {
  return {
    api: settings.apiHostInternal ?? settings.apiHost,
    listings: settings.listingsHostInternal ?? settings.listingsHost,
  };
}

/**
 * The origins of all pictures that the server fetches from absolute addresses. By the letter of the
 * specification browsers load bikes' pictures from a public listings host, unless it is listed.
 */
export function allPictureOrigins(settings: Settings): ReadonlySet<string> {
  const { pictureOrigins, apiHost, apiHostInternal, listingsHostInternal } = settings;
  const hosts = [apiHost, apiHostInternal, listingsHostInternal];
  return new Set([...pictureOrigins, ...hosts.filter((host) => host !== null)]);
}

/** The same for pages, which do not name the backends' hosts. */
export function pagePictureOrigins(settings: Settings): string[] {
  const { pictureOrigins } = settings;
  return [...allPictureOrigins(settings)].map((origin) =>
    pictureOrigins.includes(origin) ? origin : originMark(origin),
  );
}

/** An origin without path, query or credentials. */
const origin = (name: string) =>
  v.pipe(
    v.string(),
    v.check(isOrigin, `${name} must be an origin such as https://shop.example`),
    v.transform((text) => new URL(text).origin),
  );

/** An origin that browsers call. */
const publicOrigin = (name: string) =>
  v.pipe(
    origin(name),
    v.check(
      (text) => !text.includes('['),
      `${name} must be a host name: browsers' policies cannot name an IPv6 address`,
    ),
  );

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return (
    (url.protocol === 'http:' || url.protocol === 'https:') &&
    (url.href === `${url.origin}/` || url.href === url.origin)
  );
}

/** A list of origins, separated by commas or spaces. */
const origins = (name: string) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => text.split(/[\s,]+/).filter((each) => each !== '')),
    v.array(origin(name)),
  );

const flag = (name: string) =>
  v.pipe(
    v.optional(v.picklist(['0', '1', 'false', 'true'], `${name} must be 1 or 0`), '0'),
    v.transform((text) => text === '1' || text === 'true'),
  );

const token = (name: string) =>
  v.pipe(
    v.string(),
    v.regex(/^[\x21-\x7e]{32,}$/, `${name} must have at least 32 characters without blanks`),
  );

const address = (name: string) =>
  v.pipe(v.string(), v.regex(/^[\w.:-]+$/, `${name} must be an address or a host name`));

const environmentSchema = v.object({
  PORT: variable(v.optional(port('PORT'), '3000')),
  HOST: variable(v.optional(address('HOST'), '127.0.0.1')),
  API_HOST: variable(v.optional(publicOrigin('API_HOST'))),
  REALESTATE_HOST: variable(v.optional(publicOrigin('REALESTATE_HOST'))),
  API_HOST_INTERNAL: variable(v.optional(origin('API_HOST_INTERNAL'))),
  REALESTATE_HOST_INTERNAL: variable(v.optional(origin('REALESTATE_HOST_INTERNAL'))),
  API_HEADERS_FILE: variable(v.optional(v.string())),
  REALESTATE_HEADERS_FILE: variable(v.optional(v.string())),
  PICTURE_ORIGINS: variable(origins('PICTURE_ORIGINS')),
  PUBLIC_URL: variable(v.optional(origin('PUBLIC_URL'))),
  DATABASE_URL: variable(
    v.optional(
      v.pipe(
        v.string(),
        v.regex(/^postgres(?:ql)?:\/\/\S+$/, 'DATABASE_URL must be a postgres:// address'),
        v.check((text) => URL.canParse(text), 'DATABASE_URL must be a postgres:// address'),
      ),
    ),
  ),
  METRICS_PORT: variable(v.optional(port('METRICS_PORT'))),
  METRICS_HOST: variable(v.optional(address('METRICS_HOST'), '127.0.0.1')),
  TRUST_PROXY: variable(flag('TRUST_PROXY')),
  REDUX_DEVTOOLS: variable(flag('REDUX_DEVTOOLS')),
  LOG_LEVEL: variable(
    v.optional(
      v.picklist(['error', 'warn', 'info'], 'LOG_LEVEL must be error, warn or info'),
      'warn',
    ),
  ),
  DATA_DIR: variable(v.optional(v.string(), '.data')),
  MOCKS_ADMIN_TOKEN: variable(v.optional(v.string())),
  PURGE_TOKEN: variable(v.optional(token('PURGE_TOKEN'))),
  PREVIEW_TOKEN: variable(v.optional(token('PREVIEW_TOKEN'))),
  CONTENT_LANGUAGE: variable(
    v.optional(
      v.pipe(
        v.string(),
        v.regex(LANGUAGE_TAG, 'CONTENT_LANGUAGE must be a language tag such as en or pap-AW'),
      ),
      'en',
    ),
  ),
  SHOP_FILE: variable(v.optional(v.string())),
});

/**
 * Reads the settings from the environment.
 * @throws Error with one clear line about the first invalid one
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const known = Object.fromEntries(
    Object.keys(environmentSchema.entries).map((name) => [name, env[name]]),
  );
  const result = v.safeParse(environmentSchema, known);
  if (!result.success) throw new Error(result.issues[0].message);
  const read = result.output;
  for (const host of ['API', 'REALESTATE'] as const)
    if (
      read[`${host}_HEADERS_FILE`] !== undefined &&
      (read[`${host}_HOST`] !== undefined || read[`${host}_HOST_INTERNAL`] === undefined)
    )
      throw new Error(
        `${host}_HEADERS_FILE needs ${host}_HOST_INTERNAL without ${host}_HOST, which browsers would call without its headers`,
      );
  return {
    port: read.PORT,
    host: read.HOST,
    apiHost: read.API_HOST ?? null,
    listingsHost: read.REALESTATE_HOST ?? null,
    apiHostInternal: read.API_HOST_INTERNAL ?? null,
    listingsHostInternal: read.REALESTATE_HOST_INTERNAL ?? null,
    apiHeadersFile: read.API_HEADERS_FILE ?? null,
    listingsHeadersFile: read.REALESTATE_HEADERS_FILE ?? null,
    pictureOrigins: read.PICTURE_ORIGINS,
    publicUrl: read.PUBLIC_URL ?? null,
    databaseUrl: read.DATABASE_URL ?? null,
    metricsPort: read.METRICS_PORT ?? null,
    metricsHost: read.METRICS_HOST,
    trustProxy: read.TRUST_PROXY,
    devTools: read.REDUX_DEVTOOLS,
    logLevel: read.LOG_LEVEL,
    dataDir: read.DATA_DIR,
    adminToken: read.MOCKS_ADMIN_TOKEN ?? null,
    purgeToken: read.PURGE_TOKEN ?? null,
    previewToken: read.PREVIEW_TOKEN ?? null,
    contentLanguage: read.CONTENT_LANGUAGE,
    shopFile: read.SHOP_FILE ?? null,
  };
}
