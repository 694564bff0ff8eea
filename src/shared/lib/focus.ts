/** Id of the main landmark. */
export const MAIN_ID = 'main';

/** Moves the focus to the main landmark. */
export function focusMain(options?: FocusOptions): void {
  document.getElementById(MAIN_ID)?.focus(options);
}

/**
 * Moves the focus to the heading of the screen, so that screen readers begin there; waits in the
 * main landmark for a screen that is still loading, and follows when another heading comes, until
 * the visitor goes on. Returns a function that stops this.
 */
export function focusScreen(): () => void {
  const main = document.getElementById(MAIN_ID);
  if (!main) return () => undefined;
  let heading = focusHeading(main);
  const observer = new MutationObserver(() => {
    const { activeElement, body } = document;
    if (heading && activeElement === heading) return;
    const isLost = activeElement === body && heading?.isConnected === false;
    if (activeElement === main || isLost) heading = focusHeading(main);
    else observer.disconnect();
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
  };
}

/**
 * For `ref` of a part that goes once its button has done its work, as an error does after a retry:
 * a focus within it would be lost. It moves to the section around the part, else to the main
 * landmark, so that the next Tab goes on from there.
 */
export function rescueFocus(part: HTMLElement | null): () => void {
  return () => {
    if (!part?.contains(document.activeElement)) return;
    const section = part.closest('section');
    if (section) focusInPlace(section);
    else focusMain({ preventScroll: true });
  };
}

function focusHeading(main: HTMLElement): HTMLElement | null {
  const heading = main.querySelector('h1');
  focusInPlace(heading ?? main);
  return heading;
}

/** Moves the focus to a part that is no control, without scrolling. */
export function focusInPlace(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
