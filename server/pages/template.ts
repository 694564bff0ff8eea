import { scriptJson } from '../../node/escape';
import { MANIFEST_PATH } from '../../src/shared/config/paths';
import { type Language, inLanguage, languages } from '../../src/shared/i18n/languages';

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
  /** The menu above the page for browsers without scripts. */
  readonly menu: string;
  readonly root: string;
  /** Safe inside a script element. */
  readonly state: string;
  /** URLs in order of execution. */
  readonly scripts: readonly string[];
}

/**
 * Compiles the page template `public/page.html` to a function that returns the bytes of a page.
 * @param bootScript the page's inline script, the build of `src/app/browser/bootScript.ts`
 * @throws Error if a placeholder is missing
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
 * Encodes all parts as UTF-8, one by one: a character beyond Latin-1 would double the work on a joined
 * string.
 */
function bytesOf(parts: readonly string[]): Buffer {
  const bytes = Buffer.allocUnsafe(
    parts.reduce((length, part) => length + Buffer.byteLength(part), 0),
  );
  let end = 0;
  for (const part of parts) end += bytes.write(part, end);
  return bytes;
}

/** The inline script, after the list of scripts and the manifest that it reads. */
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
