/** What browsers do and jsdom does not. */

Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
    this.querySelector<HTMLElement>('button, a[href], input, [tabindex]')?.focus();
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});

/** Nothing is laid out, so nothing ever changes its size. */
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

/** No entry: the page was loaded by no navigation of the browser. */
performance.getEntriesByType = () => [];
