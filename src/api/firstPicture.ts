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

/** @param folder the folder of pictures on its host */
export function warnOfPicture(path: string, folder: string): void {
  if (path.trim() === '') return;
  const url = remoteUrl(path);
  const reason = url ? `${url.origin} is not in PICTURE_ORIGINS` : `no path below ${folder}`;
  warnOnce(`Left out the picture ${JSON.stringify(path.slice(0, 200))}: ${reason}`);
}
