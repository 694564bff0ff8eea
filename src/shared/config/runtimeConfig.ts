import * as v from 'valibot';

/**
 * Settings that the server passes to the browser at run time, so that one build serves every shop.
 */
export interface RuntimeConfig {
  /** Origin of the API host, or '' for our own. */
  readonly apiHost: string;
  /** Origin of the listings host, or '' for our own. */
  readonly listingsHost: string;
  /** Origins of pictures besides our own (`PICTURE_ORIGINS` and the backends). */
  readonly pictureOrigins: readonly string[];
  /** Redux DevTools in a production build (`REDUX_DEVTOOLS=1`). */
  readonly devTools: boolean;
  /** Fallback for a missing `Content-Language` (`CONTENT_LANGUAGE`). */
  readonly contentLanguage: string;
}

export const ownOriginConfig: RuntimeConfig = {
  apiHost: '',
  listingsHost: '',
  pictureOrigins: [],
  devTools: false,
  contentLanguage: 'en',
};

const runtimeConfigSchema = v.object({
  apiHost: v.string(),
  listingsHost: v.string(),
  pictureOrigins: v.optional(v.array(v.string()), []),
  devTools: v.boolean(),
  contentLanguage: v.string(),
});

/** Parses the page's configuration; invalid hosts become our own origin. */
export function parseRuntimeConfig(input: unknown): RuntimeConfig {
  const result = v.safeParse(runtimeConfigSchema, input);
  return result.success ? result.output : ownOriginConfig;
}
