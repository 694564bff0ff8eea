/** jsdom knows `dialog` elements, but not how to open and close them. */
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
    this.querySelector<HTMLElement>('button, a[href], input, [tabindex]')?.focus();
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});
