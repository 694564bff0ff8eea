/**
 * A number with commas between its thousands: `1234567` as `1,234,567`. By hand, as the first use
 * of `Intl` keeps a browser for 12 ms and a phone for four times that, just when the shop starts.
 * @param digits a number from 0 to below 1e21, as `String` or `toFixed` writes it
 */
export function groupThousands(digits: string): string {
  return digits.replace(/^\d+/, (whole) => whole.replace(/\B(?=(?:\d{3})+$)/g, ','));
}

/** A whole number of things: `12345` as `12,345`. */
export function countText(count: number): string {
  return groupThousands(String(count));
}

/** `(96 items)`, as counts read everywhere in the shop (spec §2). */
export function itemsText(count: number): string {
  return `(${countText(count)} items)`;
}
