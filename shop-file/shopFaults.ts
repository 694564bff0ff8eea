const LINES_MAX = 20;
const LINE_MAX = 300;
const CUT = ' ...';

/** The faults of a shop file, one line each, for its owner. */
export class ShopFaults extends Error {
  override readonly name = 'ShopFaults';

  /** @param title the heading of the lines */
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

/** Removes line breaks and terminal control sequences of untrusted text. */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
}
