import { type PointerEvent, useRef } from 'react';

/** Minimum swipe distance, in px. */
const MIN_SWIPE = 40;

/** Vertical moves and two fingers scroll and zoom; horizontal moves are swipes. */
const style = { touchAction: 'pan-y pinch-zoom' };

/**
 * Props of an element that a finger swipes: `onSwipe` gets 1 for a swipe to the left, to what is next,
 * and -1 for one to the right. The browser sends no click after such a move.
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<number | null>(null);
  return {
    style,
    onPointerDown: ({ pointerType, isPrimary, clientX }: PointerEvent) => {
      start.current = pointerType === 'touch' && isPrimary ? clientX : null;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const moved = clientX - (start.current ?? clientX);
      start.current = null;
      if (Math.abs(moved) >= MIN_SWIPE) onSwipe(moved < 0 ? 1 : -1);
    },
  };
}
