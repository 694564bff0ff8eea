/** An observer of elements that never sees anything; jsdom has none. */
export class NoopObserver implements ResizeObserver {
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
