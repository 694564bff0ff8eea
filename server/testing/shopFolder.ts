import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const builtInShopFile = path.resolve(__dirname, '../../shops/dushi-market/shop.json');

/** What is to be different in a shop file, by places such as `platforms.0.name`. */
export type Changes = Readonly<Record<string, unknown>>;

const folders: string[] = [];

/** The text of a shop file with other values; `undefined` takes one out. */
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

/**
 * A copy of the built-in shop in a folder of its own, until the test ends.
 * @returns the path of the shop file
 */
export async function copyOfShop(changes: Changes = {}): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-file-'));
  folders.push(folder);
  await cp(path.dirname(builtInShopFile), folder, { recursive: true });
  const file = path.join(folder, 'shop.json');
  await writeFile(file, changed(await readFile(file, 'utf8'), changes));
  return file;
}

/** Call it after each test. */
export async function removeShops(): Promise<void> {
  await Promise.all(
    folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })),
  );
}
