/** jsdom lays nothing out, so nothing ever changes its size. */
class RestingObserver implements ResizeObserver {
  observe(): void {
    return;
  }
  unobserve(): void {
    return;
  }
  disconnect(): void {
    return;
  }
}

globalThis.ResizeObserver = RestingObserver;
