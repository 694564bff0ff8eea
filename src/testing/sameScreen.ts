import { idOfSegment } from '../shared/lib/idSegment';
import { withoutIds } from './comparableHtml';

/**
 * How the screen of a replay differs from the recorded one, apart from what was redacted: the same
 * elements with the same attributes and words, but for words that were typed, which became pseudonyms.
 * @param typed what was typed in the visit
 * @returns where they differ, or null
 */
export function differenceOf(
  recorded: Element,
  replayed: Element,
  typed: readonly string[],
): string | null {
  const typedText = typed.join(' ').toLowerCase();
  const isSameText = (was: string, is: string) => {
    if (withoutIds(was) === withoutIds(is)) return true;
    const [wasWords, isWords] = [wordsOf(was), wordsOf(is)];
    return (
      wasWords.every((word) => isWords.includes(word) || typedText.includes(word)) &&
      isWords.every((word) => wasWords.includes(word) || /^[xyz\d]+$/.test(word))
    );
  };
  const compare = (was: Element, is: Element, path: string): string | null => {
    const here = `${path} > ${was.tagName.toLowerCase()}`;
    if (was.tagName !== is.tagName) return `${here}: is a ${is.tagName}`;
    const names = new Set([...was.getAttributeNames(), ...is.getAttributeNames()]);
    for (const name of names) {
      const [wasValue, isValue] = [was.getAttribute(name), is.getAttribute(name)];
      if (wasValue === null || isValue === null || !isSameText(wasValue, isValue)) {
        return `${here}: ${name} was ${String(wasValue)}, is ${String(isValue)}`;
      }
    }
    const [wasNodes, isNodes] = [partsOf(was), partsOf(is)];
    if (wasNodes.length !== isNodes.length) {
      return `${here}: "${was.textContent.slice(0, 80)}" was, "${is.textContent.slice(0, 80)}" is`;
    }
    for (const [index, node] of wasNodes.entries()) {
      const other = isNodes[index];
      if (node instanceof Element && other instanceof Element) {
        const difference = compare(node, other, here);
        if (difference !== null) return difference;
      } else if (!isSameText(node.textContent ?? '', other?.textContent ?? '')) {
        return `${here}: "${node.textContent ?? ''}" was, "${other?.textContent ?? ''}" is`;
      }
    }
    return null;
  };
  return compare(recorded, replayed, '');
}

/** All but the region of announcements, which moves into an open dialog. */
const partsOf = ({ childNodes }: Element) =>
  [...childNodes].filter(
    (node) => !(node instanceof Element && node.matches('dialog > [aria-live]')),
  );

function wordsOf(text: string): readonly string[] {
  const plain = idOfSegment(text.replaceAll('+', ' '));
  return plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
