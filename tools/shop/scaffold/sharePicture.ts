import sharp from 'sharp';
import type { Hex } from '../../../shop-file/theme/color';
import type { Lettering } from './letters';

const WIDTH = 1_200;
const HEIGHT = 630;
const LEFT = 72;
const LOGO = 96;
const LOGO_TOP = 56;
const NAME_SIZE = 80;
const LINE_SIZE = 34;
/** Words stand between the logo and the boat, on the left of the sun. */
const WORDS_TOP = 156;
const WORDS_WIDTH = 560;

interface ShareParts {
  /** The scene of About; what it shows stands on its right. */
  readonly scene: Buffer;
  readonly logo: Buffer;
  readonly name: string;
  readonly line: string;
  readonly ground: Hex;
  readonly heading: Lettering;
  readonly text: Lettering;
}

/** What others show when a page is shared: logo, name and a line before the scene, as JPEG. */
export async function sharePicture(parts: ShareParts): Promise<Buffer> {
  const { scene, logo, name, line, ground, heading, text } = parts;
  const words = [...linesOf(heading, name, NAME_SIZE, 1), ...linesOf(text, line, LINE_SIZE, 2)];
  let y = WORDS_TOP;
  const paths = words.map(({ path, size }) => {
    y += size * 1.25;
    return `<path transform="translate(${String(LEFT)} ${y.toFixed(1)})" d="${path}"/>`;
  });
  const letters = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(WIDTH)} ${String(HEIGHT)}" width="${String(WIDTH)}" height="${String(HEIGHT)}"><g fill="#fff">${paths.join('')}</g></svg>`;
  return sharp(scene)
    .resize(WIDTH, HEIGHT, { fit: 'cover', position: 'right' })
    .flatten({ background: ground })
    .composite([
      {
        input: await sharp(logo, { density: 144 }).resize(LOGO, LOGO).toBuffer(),
        left: LEFT,
        top: LOGO_TOP,
      },
      { input: Buffer.from(letters), left: 0, top: 0 },
    ])
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer();
}

interface Line {
  readonly path: string;
  readonly size: number;
}

/** A text in at most so many lines; smaller where it would not fit. Without it where no font has it. */
function linesOf(letters: Lettering, text: string, size: number, most: number): Line[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    const width = letters.outline(longer, size)?.advance;
    if (width === undefined) return [];
    if (lines.length > 0 && width <= WORDS_WIDTH) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  const widest = Math.max(...lines.map((line) => letters.outline(line, size)?.advance ?? 0));
  if (lines.length > most || widest > WORDS_WIDTH) return linesOf(letters, text, size * 0.92, most);
  return lines.map((line) => ({ path: letters.outline(line, size)?.path ?? '', size }));
}
