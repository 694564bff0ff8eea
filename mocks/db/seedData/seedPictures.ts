import manifest from '../../uploads/manifest.json';

/** A picture of the seed with its name and alternative text. */
export interface SeedPicture {
  path: string;
  name: string;
  alt: string;
  category: string;
  color: string;
}

const byPath = new Map<string, SeedPicture>(
  manifest.files.map((file) => [
    file.path,
    {
      path: file.path,
      name: file.name,
      alt: file.alt,
      category: 'category' in file ? (file.category ?? '') : '',
      color: 'color' in file ? (file.color ?? '') : '',
    },
  ]),
);

/**
 * A picture of the manifest.
 * @throws Error for a path that is not in it: a mistake in the seed.
 */
export function pictureOf(path: string): SeedPicture {
  const picture = byPath.get(path);
  if (picture === undefined) throw new Error(`The manifest has no picture ${path}`);
  return picture;
}
