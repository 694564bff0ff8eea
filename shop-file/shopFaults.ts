const LINES_MAX = 20;
const LINE_MAX = 300;
const CUT = ' ...';

/** What is wrong with a shop file, for its owner: one line each. */
export class ShopFaults extends Error {
  override readonly name = 'ShopFaults';

  /** @param title what the lines are about */
  constructor(
    title: string,
    readonly faults: readonly string[],
  ) {
    const rest = faults.length - LINES_MAX;
    const more = rest > 0 ? [`and ${String(rest)} more`] : [];
    super([title, ...faults.slice(0, LINES_MAX), ...more].join('\n  '));
  }
}

/**
 * A line about one place of a shop file.
 * @param place such as `platforms[2].url`; '' for the whole file
 */
export function fault(place: string, message: string): string {
  const line = printable(place === '' ? message : `${place}: ${message}`);
  return line.length > LINE_MAX ? `${line.slice(0, LINE_MAX - CUT.length)}${CUT}` : line;
}

/** A file may hold any text: line breaks and control sequences of terminals are removed. */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
}
