import type { FocusEvent } from 'react';

/**
 * For `onFocus` of a row that scrolls: what the keyboard comes to is seen as a whole, where browsers
 * leave it half outside. A press scrolls nothing, or it would end on something else.
 */
export function showFocused({ target }: FocusEvent): void {
  if (!target.matches(':focus-visible')) return;
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
