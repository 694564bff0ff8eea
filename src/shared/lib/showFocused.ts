import type { FocusEvent } from 'react';

/**
 * For `onFocus` of a row that scrolls: scrolls an element that the keyboard has reached fully into
 * view, where browsers show only a part of it. A press scrolls nothing, as it would end on another
 * element.
 */
export function showFocused({ target }: FocusEvent): void {
  if (!target.matches(':focus-visible')) return;
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
