import * as v from 'valibot';
import { REMOTE_PICTURES, backendPaths } from '../shared/config/backendPaths';
import { parseGradient } from '../shared/lib/gradient';
import { safeUrl } from '../shared/lib/safeUrl';

/**
 * Fields of domain schemas. They describe the output of the wire schemas and validate stored
 * responses, because storage is as untrusted as a backend.
 */

export const domainId = v.pipe(
  v.string(),
  v.check((id) => id !== '' && id.isWellFormed()),
);
export const textOrNull = v.nullable(v.string());
/** In ms since the epoch. */
export const momentOrNull = v.nullable(v.pipe(v.number(), v.finite()));
export const priceOrNull = v.nullable(v.union([v.string(), v.number()]));

/** A safe link. */
export const linkOrNull = unchangedBy(safeUrl);

/** A value for CSS `background-image`. */
export const gradientOrNull = unchangedBy(parseGradient);

const pictureFolders = [backendPaths.pictures, backendPaths.listingPictures, REMOTE_PICTURES];

/** A picture on the storefront's own origin. */
export const pictureOrNull = v.nullable(
  v.object({
    src: v.pipe(
      v.string(),
      v.check((path) => pictureFolders.some((folder) => path.startsWith(`${folder}/`))),
    ),
    alt: v.string(),
  }),
);

/** Parsed text: parsing it again does not change it. */
function unchangedBy(parse: (text: string) => string | null) {
  return v.nullable(
    v.pipe(
      v.string(),
      v.check((text) => parse(text) === text),
    ),
  );
}
