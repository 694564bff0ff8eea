/** Scrolls a row, never the page, to center its selected item, if it is not fully in view. */
export function showSelected(row: HTMLElement): void {
  const item = row.querySelector('[aria-current="true"]')?.getBoundingClientRect();
  if (!item) return;
  const { left, right, width } = row.getBoundingClientRect();
  if (item.left >= left && item.right <= right) return;
  row.scrollLeft += item.left - left - (width - item.width) / 2;
}
