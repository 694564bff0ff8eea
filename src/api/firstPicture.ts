import { backendPaths } from '../shared/config/backendPaths';
import type { Picture } from '../shared/lib/picture';
import { remoteUrl, uploadPicture } from '../shared/lib/picturePath';
import { warnOnce } from '../shared/lib/warnOnce';
import type { WirePicture } from './coercions';

/**
 * The first picture with a usable path, of a field or of its other spelling.
 * @param alt alternative text if the picture has none of its own
 */
export function firstPicture(
  alt: string,
  ...spellings: readonly (readonly WirePicture[])[]
): Picture | null {
  for (const wire of spellings.flat()) {
    const picture = uploadPicture(wire.path, wire.alt ?? alt);
    if (picture) return picture;
    warnOfPicture(wire.path, backendPaths.pictures);
  }
  return null;
}

/**
 * Warns once of an origin, whose addresses may hold signatures, or of a path.
 * @param folder the folder of pictures on its host
 */
export function warnOfPicture(path: string, folder: string): void {
  if (path.trim() === '') return;
  const url = remoteUrl(path);
  warnOnce(
    url
      ? `Left out the pictures at ${url.origin}: it is not in PICTURE_ORIGINS`
      : `Left out the picture ${JSON.stringify(path.slice(0, 200))}: no path below ${folder}`,
  );
}
