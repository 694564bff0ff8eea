/** Words with a hyphen that are short enough for a line of the narrowest card. */
const HYPHENATED = /(?<!\S)(\S{1,6}-\S{1,6})(?!\S)/;

/** A title whose lines do not end at the hyphen of a word such as 'over-ear'. */
export function WholeWords({ text }: { readonly text: string }) {
  return text.split(HYPHENATED).map((part, index) => (
    // The split puts every match between the texts around it.
    <span key={index} style={index % 2 === 1 ? { whiteSpace: 'nowrap' } : undefined}>
      {part}
    </span>
  ));
}
