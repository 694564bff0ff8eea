// eslint-disable-next-line no-restricted-syntax -- fake timers may replace it; it is called without a time
const realTimeout = globalThis.setTimeout;

/** One real turn of the event loop, in which the network of tests works, also under fake timers. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    realTimeout(resolve);
  });
}
