const TAKES_FOCUS = 'a[href], button, input, summary';

/**
 * Gives the focus to what is pressed, as all browsers do but Safari: keys then reach it, and a dialog
 * that it opens gives the focus back to it. A replayed click takes the focus from nobody.
 */
export function focusPressed(): void {
  document.addEventListener(
    'click',
    ({ target, isTrusted }) => {
      if (!isTrusted || !(target instanceof Element)) return;
      const pressed = target.closest(TAKES_FOCUS);
      if (!(pressed instanceof HTMLElement) || pressed.contains(document.activeElement)) return;
      pressed.focus({ preventScroll: true });
    },
    true,
  );
}
