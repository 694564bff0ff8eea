// eslint-disable-next-line no-restricted-syntax -- taken before fake timers can replace it, and called without a time: it waits for a turn, not for a while
const realTimeout = globalThis.setTimeout;

/** One real turn of the event loop, in which the network of tests works, also under fake timers. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    realTimeout(resolve);
  });
}
