/** Id of the main landmark. */
export const MAIN_ID = 'main';

/** Moves the focus to the main landmark and brings it into view. */
export function focusMain(options?: FocusOptions): void {
  document.getElementById(MAIN_ID)?.focus(options);
}
