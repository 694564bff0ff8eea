// oxlint-disable-next-line house/no-restricted-syntax -- taken before fake timers can replace it, and called without a time: it waits for a turn, not for a while
const realTimeout = globalThis.setTimeout;

/** One real turn of the event loop, in which the network of tests works, also under fake timers. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    realTimeout(resolve);
  });
}

/** Flushes work that is due now, at the mocked network too. */
export async function settle() {
  for (let turn = 0; turn < 8; turn++) {
    await nextTurn();
    await jest.advanceTimersByTimeAsync(0);
  }
}

/** Advances fake timers by `ms`. */
export async function pass(ms: number) {
  await settle();
  await jest.advanceTimersByTimeAsync(ms);
  await settle();
}
