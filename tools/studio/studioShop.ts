import { createHash } from 'node:crypto';
import { readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { encodedPath } from '../../server/servedShop';
import { localizeShop } from '../../shop-file/localizeShop';
import { namedFiles } from '../../shop-file/namedFiles';
import { parseShopFile } from '../../shop-file/parseShopFile';
import { FileFault } from '../../shop-file/readFileInside';
import { type ReadFiles, checkShop, readFiles } from '../../shop-file/readShop';
import { ShopFaults, fault } from '../../shop-file/shopFaults';
import type { ShopFile } from '../../shop-file/shopFile';
import { contrastFaults } from '../../shop-file/theme/contrast';
import { nameStyles } from '../../shop-file/theme/nameStyles';
import { resolveTheme } from '../../shop-file/theme/themeColors';
import { type PageFont, themeStyles } from '../../shop-file/theme/themeStyles';
import type { Language } from '../../src/shared/i18n/languages';
import type { Shop } from '../../src/shared/shop/shop';
import { formatJson } from '../shop/formatJson';
import {
  STUDIO,
  type SaveResult,
  type ShownShop,
  type StudioCheck,
  type StudioFault,
  type StudioFile,
} from './contract';
import { isObject } from './places';
import { namesIn, stampOf } from './studioFiles';

/** The shop file that the studio edits. */
export type StudioShop = ReturnType<typeof studioShop>;

/** @param onSaved is called when another file has been written */
export function studioShop(shopFile: string, onSaved: () => Promise<void>) {
  const folder = path.dirname(shopFile);
  /** Pictures are looked at again when one of them, or a name, is another one. */
  let lastRead: { readonly key: string; readonly read: ReadFiles } | undefined;
  let lastFonts: ReadFiles['fonts'] = {};
  let saving: Promise<unknown> = Promise.resolve();

  async function filesOf(file: ShopFile): Promise<ReadFiles> {
    const named = namedFiles(file);
    const names = named.map(({ name }) => name);
    const key = JSON.stringify([named, file.languages, await stampOf(folder, names)]);
    if (lastRead?.key !== key) lastRead = { key, read: await readFiles(shopFile, file) };
    return lastRead.read;
  }

  async function save(text: string, hash: string): Promise<SaveResult> {
    const target = await realpath(shopFile);
    const current = await readFile(target, 'utf8');
    if (hashOf(current) !== hash) return { kind: 'changed meanwhile' };
    const faults = await faultsIn(shopFile, text);
    if (faults.length > 0) return { kind: 'refused', faults };
    const lines = formatJson(JSON.parse(text));
    const written = current.includes('\r\n') ? lines.replaceAll('\n', '\r\n') : lines;
    await replaceFile(target, written);
    await onSaved();
    return { kind: 'saved', hash: hashOf(written) };
  }

  return {
    /** @throws ShopFaults where the file cannot be read as JSON */
    async read(): Promise<StudioFile> {
      const text = await readFile(shopFile, 'utf8');
      return {
        path: path.relative(process.cwd(), shopFile),
        hash: hashOf(text),
        value: objectIn(text, shopFile),
        names: await namesIn(folder),
      };
    },
    /** Looks at a shop file that is not written yet. */
    async check(text: string): Promise<StudioCheck> {
      const { value: file, faults } = parseShopFile(text);
      if (faults) return { faults: faults.map(placed), contrast: [] };
      const read = await filesOf(file);
      lastFonts = { ...lastFonts, ...read.fonts };
      return {
        faults: read.faults.map(placed),
        contrast: contrastFaults(file),
        shown: shownShop(file, lastFonts),
      };
    },
    /**
     * Writes the file if it is in order, and if it is still the one that was read.
     * @param hash of the file that was read
     */
    save(text: string, hash: string): Promise<SaveResult> {
      // One after the other: two studios must not both find the file unchanged.
      const saved = saving.then(() => save(text, hash));
      saving = saved.catch(() => undefined);
      return saved;
    },
  };
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

function objectIn(text: string, shopFile: string) {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    // Its fault has the line.
  }
  if (isObject(value)) return value;
  const faults = value === undefined ? (parseShopFile(text).faults ?? []) : [NO_OBJECT];
  throw new ShopFaults(`The shop file ${shopFile} cannot be edited:`, faults);
}

const NO_OBJECT = fault('', 'must be an object: { ... }');

async function faultsIn(shopFile: string, text: string): Promise<StudioFault[]> {
  try {
    await checkShop(shopFile, text);
    return [];
  } catch (error) {
    if (error instanceof ShopFaults) return error.faults.map(placed);
    if (error instanceof FileFault) return [{ place: '', message: error.message }];
    throw error;
  }
}

/** A line of the check, with the place that it is about. */
export function placed(line: string): StudioFault {
  const [, place = '', message = line] = /^([\w$-]+(?:\.[\w$-]+|\[\d+\])*): (.*)$/.exec(line) ?? [];
  return { place, message };
}

function shownShop(file: ShopFile, { heading, text }: ReadFiles['fonts']): ShownShop {
  const address = (name: string) => STUDIO.files + encodedPath(name);
  const shops: Partial<Record<Language, Shop>> = {};
  for (const language of file.languages) {
    shops[language] = localizeShop(file, language, { file: address, translations: {} });
  }
  const fonts: PageFont[] = [];
  if (heading) fonts.push({ family: 'Heading', url: address(file.fonts.heading.file), ...heading });
  if (text) fonts.push({ family: 'Text', url: address(file.fonts.text.file), ...text });
  const theme = resolveTheme(file.theme, file.platforms);
  const name = heading && nameStyles(file.name, heading.measure);
  const colors = themeStyles(theme, [], name);
  return { shops, theme, colors, fonts: themeStyles(theme, fonts, name).slice(colors.length) };
}

/** Nobody ever reads half a file: it takes the old one's place when it is written whole. */
async function replaceFile(file: string, text: string): Promise<void> {
  const { mode } = await stat(file);
  const draft = `${file}.${String(process.pid)}.draft`;
  try {
    await writeFile(draft, text, { mode });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
