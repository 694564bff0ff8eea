/**
 * A number with commas between its thousands: `1234567` as `1,234,567`. By hand, as the first use
 * of `Intl` keeps a browser for 12 ms and a phone for four times that, just when the shop starts.
 * @param digits a number from 0 on, as `String` or `toFixed` writes it
 */
export function groupThousands(digits: string): string {
  return digits.replace(/^\d+/, (whole) => whole.replace(/\B(?=(?:\d{3})+$)/g, ','));
}

/** A whole number of things: `12345` as `12,345`. */
export function countText(count: number): string {
  return groupThousands(String(count));
}
