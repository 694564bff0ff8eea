const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])';

function stopsOf(container: HTMLElement): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.tabIndex >= 0,
  );
}

/** Traps Tab inside an element: it wraps from the last focusable element to the first, and back. */
export function trapTab(container: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const stops = stopsOf(container);
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) return;
  const leaving = event.shiftKey ? first : last;
  if (document.activeElement !== leaving) return;
  event.preventDefault();
  (event.shiftKey ? last : first).focus();
}

/** Returns the focus into an element when the focused part is removed. */
export function keepFocusIn(container: HTMLElement): void {
  if (!container.contains(document.activeElement)) stopsOf(container)[0]?.focus();
}
