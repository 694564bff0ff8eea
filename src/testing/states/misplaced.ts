/** Blocks where HTML allows none: in buttons, labels, texts and headings. */
const MISPLACED =
  ':is(button, label, p, span, h1, h2, h3) :is(div, p, ul, ol, section, article, h1, h2, h3)';

/** The elements of a part that stand where HTML does not allow them. */
export function misplacedIn(part: HTMLElement): string[] {
  return [...part.querySelectorAll(MISPLACED)].map(({ outerHTML }) => outerHTML);
}
