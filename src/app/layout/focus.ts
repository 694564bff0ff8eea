/** Id of the main landmark. */
export const MAIN_ID = 'main';

const keepScroll: FocusOptions = { preventScroll: true };

/** Moves the focus to the main landmark. */
export function focusMain(options?: FocusOptions): void {
  document.getElementById(MAIN_ID)?.focus(options);
}

/**
 * Moves the focus to the heading of the screen, so that screen readers begin there; waits in the
 * main landmark for a screen that is still loading, unless the visitor goes on.
 * Returns a function that stops waiting.
 */
export function focusScreen(): () => void {
  const main = document.getElementById(MAIN_ID);
  if (!main) return () => undefined;
  main.focus(keepScroll);
  if (focusHeading(main)) return () => undefined;
  const observer = new MutationObserver(() => {
    if (document.activeElement !== main || focusHeading(main)) observer.disconnect();
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
  };
}

function focusHeading(main: HTMLElement): boolean {
  const heading = main.querySelector('h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus(keepScroll);
  return true;
}
