import { painted } from './usePainted';

/**
 * Resolves when an element has not changed for so many frames: parts that are `lazy` come a little
 * later, and a response takes some turns of the event loop.
 * @param nextFrame React's tests wait for it in `act`
 */
export async function untilUnchanged(
  element: Element,
  frames: number,
  nextFrame = painted,
): Promise<void> {
  let last = '';
  for (let unchanged = 0; unchanged < frames;) {
    await nextFrame();
    const now = element.innerHTML;
    unchanged = now === last ? unchanged + 1 : 0;
    last = now;
  }
}
