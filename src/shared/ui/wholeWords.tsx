import type { ReactNode } from 'react';

/** Words with a hyphen that are short enough for a line of the narrowest card. */
const HYPHENATED = /(?<!\S)(\S{1,6}-\S{1,6})(?!\S)/;

/**
 * A title whose lines do not end at the hyphen of a word such as 'over-ear'. Put it into an element
 * alone: a text beside others is lost when a browser translates the page.
 */
export function wholeWords(text: string): ReactNode {
  const parts = text.split(HYPHENATED);
  if (parts.length === 1) return text;
  return parts.map((part, index) => (
    // The split puts every match between the texts around it.
    <span key={index} style={index % 2 === 1 ? { whiteSpace: 'nowrap' } : undefined}>
      {part}
    </span>
  ));
}
