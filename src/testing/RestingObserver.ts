/** An observer of elements that never sees anything; jsdom has none. */
export class RestingObserver implements ResizeObserver {
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
