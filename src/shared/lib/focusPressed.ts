const TAKES_FOCUS = 'a[href], button, input, summary';

/**
 * Focuses a pressed button, as all browsers but Safari do, so that keys reach it and a dialog returns the
 * focus to it. Replayed clicks, and the click that Enter in a field makes on the submit button
 * (`detail` 0), do not move the focus.
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
