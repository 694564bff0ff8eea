import type { MouseEvent } from 'react';

/** Whether a click on a link opens it in this tab; the browser opens new tabs and windows. */
export function opensHere({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
}
