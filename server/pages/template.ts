import { bootScript } from './bootScript';
import { scriptJson } from './escape';

const PLACES = ['<!--head-->', '<!--root-->', '<!--state-->', '<!--scripts-->'] as const;

export interface PageParts {
  readonly head: string;
  readonly root: string;
  /** Safe inside a script element. */
  readonly state: string;
  /** URLs, in the order in which they run. */
  readonly scripts: readonly string[];
}

/**
 * The page template `public/page.html`, cut at its places once.
 * @throws Error when a place is missing
 */
export function pageTemplate(template: string): (parts: PageParts) => string {
  const [start, toRoot, toState, toScripts, end] = cut(template);
  return ({ head, root, state, scripts }) =>
    [
      start,
      head,
      toRoot,
      root,
      toState,
      state,
      toScripts,
      `<script type="application/json" id="scripts">${scriptJson(scripts)}</script>`,
      `<script>${bootScript}</script>`,
      end,
    ].join('');
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
