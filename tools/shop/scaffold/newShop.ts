import { existsSync, statSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { checkDrawing } from '../../../shop-file/checkPicture';
import { FileFault, readFileUpTo } from '../../../shop-file/readFileInside';
import { BUILT_IN_SHOP, BYTES_MAX, type CheckedShop, readShop } from '../../../shop-file/readShop';
import { ShopFaults } from '../../../shop-file/shopFaults';
import { textIn } from '../../../shop-file/shopFileParts';
import { formatJson } from '../formatJson';
import { SHOP_SCHEMA_FILE } from '../shopJsonSchema';
import { letterLogo } from './letterLogo';
import { lettering } from './letters';
import { licenseNotes } from './licenseNotes';
import { readableShop } from './readableShop';
import type { ScaffoldAnswers } from './scaffoldAnswers';
import { sharePicture } from './sharePicture';

/**
 * Makes a whole shop in a folder: its file, pictures, fonts and their licences.
 * @param root of the project
 * @returns what its owner should know, one line each
 * @throws Error with one line; nothing is left behind then
 */
export async function newShop(
  folder: string,
  answers: ScaffoldAnswers,
  root: string,
): Promise<readonly string[]> {
  await refuseTaken(folder);
  const logo = answers.logo === '' ? null : await readLogo(answers.logo);
  const builtIn = await readShop(path.join(root, BUILT_IN_SHOP));
  const heading = await lettering(bodyOf(builtIn, builtIn.file.fonts.heading.file), 760);
  const text = await lettering(bodyOf(builtIn, builtIn.file.fonts.text.file), 500);
  const logoName = `logo${logo ? path.extname(answers.logo).toLowerCase() : '.svg'}`;
  const { shop, colors, notes } = readableShop({
    answers,
    builtIn: builtIn.file,
    schema: path
      .relative(path.resolve(folder), path.join(root, SHOP_SCHEMA_FILE))
      .replaceAll('\\', '/'),
    logo: logoName,
    sharePicture: 'share.jpg',
  });

  const files = new Map<string, Buffer | string>([
    ['shop.json', formatJson(shop)],
    [
      'LICENSES.md',
      licenseNotes(answers.name, await builtInLicenses(root), logoName, logo !== null),
    ],
  ]);
  const mark =
    logo ??
    Buffer.from(
      letterLogo(answers.name, heading, {
        ground: colors.primary,
        letter: '#ffffff',
        sun: colors.accent,
      }),
    );
  files.set(logoName, mark);
  const { about, accounts } = builtIn.file;
  const kept = [
    ...Object.values(about.scene),
    ...Object.values(accounts.scene),
    ...shop.platforms.flatMap(({ picture, tile, widePicture }) => [picture, tile, widePicture]),
    ...shop.about.roles.map(({ picture }) => picture),
    ...Object.values(shop.errors),
    shop.fonts.heading.file,
    shop.fonts.text.file,
  ];
  for (const name of kept) files.set(name, bodyOf(builtIn, name));
  files.set(
    shop.sharePicture,
    await sharePicture({
      scene: bodyOf(builtIn, about.scene.wide),
      logo: mark,
      name: answers.name,
      line: textIn(shop.tagline, 'en'),
      ground: colors.dark,
      heading,
      text,
    }),
  );
  await writeWhole(folder, files);
  return notes;
}

function bodyOf({ files }: CheckedShop, name: string): Buffer {
  const file = files.get(name);
  if (!file) throw new Error(`The built-in shop lacks ${name}`);
  return file.body;
}

const builtInLicenses = (root: string) =>
  readFile(path.join(root, path.dirname(BUILT_IN_SHOP), 'LICENSES.md'), 'utf8');

/** @throws Error where something is in the folder already */
async function refuseTaken(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  if (!statSync(folder).isDirectory()) throw new Error(`${folder} is a file: name a folder`);
  const names = await readdir(folder);
  if (names.includes('shop.json')) throw new Error(`${folder} has a shop: name another folder`);
  if (names.length > 0) throw new Error(`${folder} is not empty: name another folder`);
}

/** The owner's logo; the rest is checked when the whole shop is. */
async function readLogo(file: string): Promise<Buffer> {
  const refuse = (why: string) => new Error(`The logo ${file} ${why}`);
  const bytes = await readFileUpTo(file, BYTES_MAX.logo).catch((error: unknown) => {
    throw error instanceof FileFault ? refuse(error.message) : error;
  });
  const drawing = /\.svg$/i.test(file) ? await checkDrawing(bytes) : null;
  if (drawing && 'fault' in drawing) throw refuse(drawing.fault);
  await sharp(bytes)
    .metadata()
    .catch(() => {
      throw refuse('cannot be drawn');
    });
  return bytes;
}

/** Writes into a folder beside, which takes the name of the shop's when all is in order. */
async function writeWhole(
  folder: string,
  files: ReadonlyMap<string, Buffer | string>,
): Promise<void> {
  const target = path.resolve(folder);
  await mkdir(path.dirname(target), { recursive: true });
  const draft = path.join(path.dirname(target), `.${path.basename(target)}-${String(process.pid)}`);
  try {
    await mkdir(draft);
    for (const [name, content] of files) await writeFile(path.join(draft, name), content);
    await readShop(path.join(draft, 'shop.json'));
    await rmdir(target).catch(() => undefined);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error instanceof ShopFaults ? new Error(error.faults.join('\n')) : error;
  }
}
