const TAKES_FOCUS = 'a[href], button, input, summary';

/**
 * Gives the focus to what is pressed, as all browsers do but Safari: keys then reach it, and a dialog
 * that it opens gives the focus back to it.
 */
export function focusPressed(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const pressed = target instanceof Element ? target.closest(TAKES_FOCUS) : null;
      if (!(pressed instanceof HTMLElement) || pressed.contains(document.activeElement)) return;
      pressed.focus({ preventScroll: true });
    },
    true,
  );
}
