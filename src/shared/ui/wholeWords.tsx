import type { ReactNode } from 'react';

/** Hyphenated words that fit a line of the narrowest card. */
const HYPHENATED = /(?<!\S)(\S{1,6}-\S{1,6})(?!\S)/;

/**
 * A title that does not wrap at the hyphen of a word such as 'over-ear'. Make it the only child of an
 * element: browser translation breaks text beside other nodes.
 */
export function wholeWords(text: string): ReactNode {
  const parts = text.split(HYPHENATED);
  if (parts.length === 1) return text;
  return parts.map((part, index) => (
    // `split` puts each match between the surrounding texts.
    <span key={index} style={index % 2 === 1 ? { whiteSpace: 'nowrap' } : undefined}>
      {part}
    </span>
  ));
}
