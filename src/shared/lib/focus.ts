import { FOCUS_HEARD_MS } from '../config/times';

/** Id of the main landmark. */
export const MAIN_ID = 'main';

/** Moves the focus to the main landmark. */
export function focusMain(options?: FocusOptions): void {
  document.getElementById(MAIN_ID)?.focus(options);
}

/**
 * Moves the focus to the screen's heading, so that screen readers begin there. While the screen loads, the
 * main landmark has the focus; a new heading gets it until the visitor interacts. Returns a function that
 * stops this.
 *
 * Orca drops a focus that moves in one task with the removal of what had it, unless it moves to what was
 * there before. So a new heading gets it from the main landmark, a moment later.
 */
export function focusScreen(): () => void {
  const main = document.getElementById(MAIN_ID);
  if (!main) return () => undefined;
  let heading = focusHeading(main);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver(() => {
    const { activeElement, body } = document;
    if (heading && activeElement === heading) return;
    // The splash hides the heading, which then cannot take the focus.
    const isLost = activeElement === body && heading?.isConnected !== true;
    if (isLost) focusInPlace(main);
    else if (activeElement !== main) observer.disconnect();
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (document.activeElement === main) heading = focusHeading(main);
    }, FOCUS_HEARD_MS);
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

/**
 * `ref` of a part that disappears once its button has worked, such as an error with Retry. Focus within it
 * moves to the surrounding section, else to the main landmark and on to the screen's heading, so that the
 * next Tab continues there.
 */
export function rescueFocus(part: HTMLElement | null): () => void {
  return () => {
    if (!part?.contains(document.activeElement)) return;
    const section = part.closest('section');
    if (section) focusInPlace(section);
    else {
      focusMain({ preventScroll: true });
      setTimeout(() => {
        if (document.activeElement?.id === MAIN_ID) focusScreen();
      }, FOCUS_HEARD_MS);
    }
  };
}

function focusHeading(main: HTMLElement): HTMLElement | null {
  const heading = main.querySelector('h1');
  focusInPlace(heading ?? main);
  return document.activeElement === heading ? heading : null;
}

/** Focuses a non-interactive element without scrolling. */
export function focusInPlace(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
