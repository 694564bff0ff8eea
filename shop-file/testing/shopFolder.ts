import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { namedFiles } from '../namedFiles';
import { parseShopFile } from '../parseShopFile';

export const builtInShopFile = path.resolve(__dirname, '../../shops/dushi-market/shop.json');

/** Changes of a shop file, by places such as `platforms.0.name`. */
export type Changes = Readonly<Record<string, unknown>>;

const folders: string[] = [];

/** The text of a shop file with changes; `undefined` removes a field. */
export function changed(text: string, changes: Changes): string {
  const shop: unknown = JSON.parse(text);
  for (const [place, value] of Object.entries(changes)) {
    const steps = place.split('.');
    const last = steps.pop() ?? '';
    const parent = steps.reduce<object>(
      (part, step) => Reflect.get(part, step) as object,
      shop as object,
    );
    if (value === undefined) Reflect.deleteProperty(parent, last);
    else Reflect.set(parent, last, value);
  }
  return JSON.stringify(shop);
}

let plainPictures: Promise<ReadonlyMap<string, Buffer>> | undefined;

/**
 * Plain pictures of minimum size for the built-in shop, by name. They speed up tests, because a start
 * decodes all pictures of a shop.
 */
async function drawPlainPictures(): Promise<ReadonlyMap<string, Buffer>> {
  const { value } = parseShopFile(await readFile(builtInShopFile, 'utf8'));
  if (!value) throw new Error('The built-in shop file is damaged');
  const pictures = namedFiles(value).filter((file) => file.kind === 'picture');
  const drawn = pictures.map(async ({ name, least: { width, height } }) => {
    const picture = sharp({ create: { width, height, channels: 3, background: '#0b7285' } });
    const body = name.endsWith('.png') ? picture.png() : picture.webp({ effort: 0 });
    return [name, await body.toBuffer()] as const;
  });
  return new Map(await Promise.all(drawn));
}

/**
 * A copy of the built-in shop with plain pictures, in its own folder until the test ends.
 * @returns the path of the shop file
 */
export async function copyOfShop(changes: Changes = {}): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-file-'));
  folders.push(folder);
  await copyShopTo(folder, changes);
  return path.join(folder, 'shop.json');
}

/** Copies the built-in shop with plain pictures into a folder. */
export async function copyShopTo(folder: string, changes: Changes = {}): Promise<void> {
  plainPictures ??= drawPlainPictures();
  const pictures = await plainPictures;
  await cp(path.dirname(builtInShopFile), folder, {
    recursive: true,
    filter: (source) => !pictures.has(path.basename(source)),
  });
  for (const [name, picture] of pictures) await writeFile(path.join(folder, name), picture);
  const file = path.join(folder, 'shop.json');
  await writeFile(file, changed(await readFile(file, 'utf8'), changes));
}

/** Call it after each test. */
export async function removeShops(): Promise<void> {
  await Promise.all(
    folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })),
  );
}
