import path from 'node:path';
import { type FontFacts, type FontRole, checkFont } from './checkFont';
import { type PictureSize, checkDrawing, checkPicture } from './checkPicture';
import { contrastFaultLines } from './contrastFaultLines';
import { type NamedFile, namedFiles } from './namedFiles';
import { parseShopFile } from './parseShopFile';
import { FileFault, readFileUpTo, readFileInside } from './readFileInside';
import { ShopFaults, fault } from './shopFaults';
import type { ShopFile } from './shopFile';

/** The default shop, relative to the root of the project. */
export const BUILT_IN_SHOP = 'shops/dushi-market/shop.json';

const KB = 1_024;
const SHOP_FILE_MAX = 1_024 * KB;
export const BYTES_MAX = { logo: 50 * KB, font: 200 * KB, picture: 1_024 * KB } as const;
/** Advised maximum size of a font, in bytes: a larger one delays the LCP on phones. */
const FONT_ADVISED_MAX = 30_000;
/** Maximum size of an SVG. */
const SVG_MAX = 200 * KB;
/** Maximum size of all files of a shop, which are kept in memory. */
const TOTAL_MAX = 20 * 1_024 * KB;
const TOO_MUCH = `its files have more than ${String(TOTAL_MAX / KB / 1_024)} MB together`;

/** Tolerance of a logo's aspect ratio. */
const SQUARE_TOLERANCE = 0.02;

const LOGO_LEAST: PictureSize = { width: 512, height: 512 };

/** A validated file of the shop. */
export interface CheckedFile {
  /** Extension, in lower case. */
  readonly extension: string;
  readonly body: Buffer;
  /** Size of a picture. */
  readonly size?: PictureSize;
}

/** A shop with a valid shop file and valid named files. */
export interface CheckedShop {
  readonly file: ShopFile;
  /** By name in the shop file. */
  readonly files: ReadonlyMap<string, CheckedFile>;
  readonly fonts: Readonly<Record<FontRole, FontFacts>>;
  /** Advice for its owner, one line each. */
  readonly advice: readonly string[];
}

/** The files named in a shop file, with their faults. */
export interface ReadFiles {
  readonly files: CheckedShop['files'];
  readonly fonts: Readonly<Partial<CheckedShop['fonts']>>;
  readonly faults: readonly string[];
}

/** Gets the lines about insufficient contrast. */
type ContrastWarning = (lines: readonly string[]) => void;

/**
 * Reads a shop file and the files that it names.
 * @param warn gets contrast faults, which then do not refuse the file
 * @throws ShopFaults with one line for each fault
 */
export async function readShop(shopFile: string, warn?: ContrastWarning): Promise<CheckedShop> {
  const bytes = await readFileUpTo(shopFile, SHOP_FILE_MAX).catch(messageOf);
  if (typeof bytes === 'string') throw refusal(shopFile, [fault('', bytes)]);
  return checkShop(shopFile, bytes.toString('utf8'), warn);
}

/**
 * Validates the text of a shop file, and reads the files that it names.
 * @param warn gets contrast faults, which then do not refuse the file
 * @throws ShopFaults with one line for each fault
 */
export async function checkShop(
  shopFile: string,
  text: string,
  warn?: ContrastWarning,
): Promise<CheckedShop> {
  const { value: file, faults: inFile } = parseShopFile(text);
  if (inFile) throw refusal(shopFile, inFile);
  const { files, fonts, faults: inFiles } = await readFiles(shopFile, file);
  const inColors = contrastFaultLines(file);
  const isRefused = inFiles.length > 0 || (inColors.length > 0 && !warn);
  const { heading, text: textFont } = fonts;
  if (isRefused || !heading || !textFont) throw refusal(shopFile, [...inColors, ...inFiles]);
  if (inColors.length > 0) warn?.(inColors);
  return {
    file,
    files,
    fonts: { heading, text: textFont },
    advice: fontAdvice(shopFile, file, files),
  };
}

/** Warnings of fonts that slow pages down, one line each. */
function fontAdvice(shopFile: string, { fonts }: ShopFile, files: CheckedShop['files']): string[] {
  return [...new Set([fonts.heading.file, fonts.text.file])].flatMap((name) => {
    const { length } = files.get(name)?.body ?? '';
    if (length <= FONT_ADVISED_MAX) return [];
    return [
      `${name} has ${(length / 1_000).toFixed(1)} kB, which makes first visits slow. If its licence allows changes: npm run shop -- fonts ${shopFile} makes it smaller`,
    ];
  });
}

const refusal = (shopFile: string, faults: readonly string[]) =>
  new ShopFaults(`The shop file ${shopFile} cannot be used:`, faults);

/** Reads and validates the files named in a shop file. */
async function readFiles(shopFile: string, file: ShopFile): Promise<ReadFiles> {
  const faults: string[] = [];
  const files = new Map<string, CheckedFile>();
  const fonts: Partial<Record<FontRole, FontFacts>> = {};
  let total = 0;
  // Sequential, to bound the memory of decoded pictures.
  for (const named of namedFiles(file)) {
    const { place, name } = named;
    const body = files.get(name)?.body ?? (await readNamed(path.dirname(shopFile), named));
    if (typeof body === 'string') {
      faults.push(fault(place, `${name} ${body}`));
      continue;
    }
    const checked = await checkFile(named, body, file);
    if ('fault' in checked) {
      faults.push(fault(place, `${name} ${checked.fault}`));
      continue;
    }
    if (named.kind === 'font' && checked.font) fonts[named.role] = checked.font;
    if (!files.has(name)) total += body.length;
    if (total > TOTAL_MAX) {
      faults.push(fault('', TOO_MUCH));
      break;
    }
    files.set(name, checked.file);
  }
  return { files, fonts, faults };
}

/** A file's bytes, or the reason why it cannot be read. */
function readNamed(folder: string, { kind, name }: NamedFile): Promise<Buffer | string> {
  const bytesMax = kind === 'picture' && extensionOf(name) === 'svg' ? SVG_MAX : BYTES_MAX[kind];
  return readFileInside(folder, name, bytesMax).catch(messageOf);
}

interface Passed {
  readonly file: CheckedFile;
  readonly font?: FontFacts;
}

async function checkFile(
  named: NamedFile,
  body: Buffer,
  shop: ShopFile,
): Promise<Passed | { readonly fault: string }> {
  const extension = extensionOf(named.name);
  if (named.kind === 'font') {
    const font = await checkFont(body, named.role, shop.languages);
    return 'fault' in font ? font : { file: { extension, body }, font };
  }
  const isLogo = named.kind === 'logo';
  const picture =
    extension === 'svg'
      ? await checkDrawing(body)
      : await checkPicture(body, extension, isLogo ? LOGO_LEAST : named.least);
  if ('fault' in picture) return picture;
  const { width, height } = picture;
  if (isLogo && Math.abs(width / height - 1) > SQUARE_TOLERANCE) {
    return { fault: 'must be as wide as it is high' };
  }
  return { file: { extension, body: picture.body, size: { width, height } } };
}

/** The message for a file that cannot be read. */
function messageOf(error: unknown): string {
  if (error instanceof FileFault) return error.message;
  throw error;
}

const extensionOf = (name: string) => path.extname(name).slice(1).toLowerCase();
