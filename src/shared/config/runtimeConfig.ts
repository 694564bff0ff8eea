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
  /** Whether an editor sees drafts: nothing is stored, and calls carry the cookie of the preview. */
  readonly isPreview: boolean;
  /** Redux DevTools in a production build (`REDUX_DEVTOOLS=1`). */
  readonly devTools: boolean;
  /** Fallback for a missing `Content-Language` (`CONTENT_LANGUAGE`). */
  readonly contentLanguage: string;
}

export const ownOriginConfig: RuntimeConfig = {
  apiHost: '',
  listingsHost: '',
  pictureOrigins: [],
  isPreview: false,
  devTools: false,
  contentLanguage: 'en',
};

/** Reads the page's configuration; with an invalid setting, all are those of our own origin. */
export function parseRuntimeConfig(input: object): RuntimeConfig {
  const config: RuntimeConfig = { ...ownOriginConfig, ...input };
  const isValid = Object.entries(ownOriginConfig).every(
    ([name, value]) => typeof config[name as keyof RuntimeConfig] === typeof value,
  );
  return isValid && Array.isArray(config.pictureOrigins) ? config : ownOriginConfig;
}
