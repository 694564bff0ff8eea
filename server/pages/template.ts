import { MANIFEST_PATH } from '../../src/shared/config/paths';
import { type Language, inLanguage, languages } from '../../src/shared/i18n/languages';
import { scriptJson } from '../escape';

const PLACES = [
  '<!--lang-->',
  '<!--head-->',
  '<!--menu-->',
  '<!--root-->',
  '<!--state-->',
  '<!--scripts-->',
] as const;

export interface PageParts {
  readonly language: Language;
  readonly head: string;
  /** Stands above the page where no scripts run. */
  readonly menu: string;
  readonly root: string;
  /** Safe inside a script element. */
  readonly state: string;
  /** URLs, in the order in which they run. */
  readonly scripts: readonly string[];
}

/**
 * The page template `public/page.html`, cut at its places once. It makes the bytes of pages.
 * @param bootScript the page's inline script, `src/app/browser/bootScript.ts` as it is built
 * @throws Error when a place is missing
 */
export function pageTemplate(template: string, bootScript: string): (parts: PageParts) => Buffer {
  const [
    start = '',
    toHead = '',
    toMenu = '',
    toRoot = '',
    toState = '',
    toScripts = '',
    end = '',
  ] = cut(template);
  return ({ language, head, menu, root, state, scripts }) =>
    bytesOf([
      start,
      languages[language].tag,
      toHead,
      head,
      toMenu,
      menu,
      toRoot,
      root,
      toState,
      state,
      toScripts,
      scriptElements(language, scripts, bootScript),
      end,
    ]);
}

/**
 * All parts as UTF-8. They are written part by part: letters beyond Latin-1 in one would double the
 * work on all of them.
 */
function bytesOf(parts: readonly string[]): Buffer {
  const bytes = Buffer.allocUnsafe(
    parts.reduce((length, part) => length + Buffer.byteLength(part), 0),
  );
  let end = 0;
  for (const part of parts) end += bytes.write(part, end);
  return bytes;
}

/** The inline script, after what it reads: the addresses of the scripts and of the manifest. */
function scriptElements(
  language: Language,
  scripts: readonly string[],
  bootScript: string,
): string {
  const manifest = inLanguage(language, MANIFEST_PATH);
  return `<script type="application/json" data-manifest="${manifest}" id="scripts">${scriptJson(scripts)}</script><script>${bootScript}</script>`;
}

function cut(template: string): readonly string[] {
  let rest = template.replace(/\n\s*/g, '\n');
  const pieces = PLACES.map((place) => {
    const at = rest.indexOf(place);
    if (at === -1) throw new Error(`public/page.html has no ${place}`);
    const piece = rest.slice(0, at);
    rest = rest.slice(at + place.length);
    return piece;
  });
  return [...pieces, rest];
}
