/**
 * Works through inputs one at a time. While one is worked on, only the last of those that come is
 * kept: typing is followed as fast as the responses come.
 */
export function latestOnly<Input>(work: (input: Input) => Promise<void>): (input: Input) => void {
  let next: { readonly input: Input } | undefined;
  let isWorking = false;
  return (input) => {
    next = { input };
    if (isWorking) return;
    isWorking = true;
    const follow = async () => {
      while (next) {
        const { input: current } = next;
        next = undefined;
        await work(current);
      }
      isWorking = false;
    };
    void follow();
  };
}
