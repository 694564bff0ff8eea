import type { FocusEvent } from 'react';

/**
 * `onFocus` of a scrolling row: scrolls the item of an element focused by keyboard fully into view, where
 * browsers show only a part of it. A press does not scroll, because it would end on another element.
 */
export function showFocused({ target }: FocusEvent): void {
  if (!target.matches(':focus-visible')) return;
  (target.closest('li') ?? target).scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
