const TAKES_FOCUS = 'a[href], button, input, summary';

/**
 * Gives the focus to what is pressed, as all browsers do but Safari: keys then reach it, and a dialog
 * that it opens gives the focus back to it. A replayed click takes the focus from nobody, and neither
 * does the click that Enter in a field makes on the button of its form (`detail` 0).
 */
export function focusPressed(): void {
  document.addEventListener(
    'click',
    ({ target, isTrusted, detail }) => {
      if (!isTrusted || detail === 0 || !(target instanceof Element)) return;
      const pressed = target.closest(TAKES_FOCUS);
      if (!(pressed instanceof HTMLElement) || pressed.contains(document.activeElement)) return;
      pressed.focus({ preventScroll: true });
    },
    true,
  );
}
