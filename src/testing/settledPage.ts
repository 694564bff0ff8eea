import { act } from '@testing-library/react';
import { painted } from '../shared/lib/usePainted';

/** A response takes some turns of the event loop, and what it changes may request another. */
const UNCHANGED_FRAMES = 10;

/** Resolves when an element has not changed for some frames: what shows first is not all of it. */
export async function settled(element: HTMLElement): Promise<void> {
  let last = '';
  for (let unchanged = 0; unchanged < UNCHANGED_FRAMES;) {
    await act(painted);
    const now = element.innerHTML;
    unchanged = now === last ? unchanged + 1 : 0;
    last = now;
  }
}
