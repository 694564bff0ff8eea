import { NoopObserver } from './NoopObserver';

/** What browsers do and jsdom does not. */

/** What had the focus before each modal dialog. */
const focusBefore = new WeakMap<HTMLDialogElement, Element | null>();

function show(this: HTMLDialogElement) {
  focusBefore.set(this, document.activeElement);
  this.open = true;
  this.querySelector<HTMLElement>('button, a[href], input, [tabindex]')?.focus();
}

Object.assign(HTMLDialogElement.prototype, {
  show,
  showModal: show,
  close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    const before = focusBefore.get(this);
    if (before instanceof HTMLElement && before.isConnected) before.focus();
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  },
});

document.addEventListener('keydown', ({ key, defaultPrevented }) => {
  if (key === 'Escape' && !defaultPrevented) document.querySelector('dialog')?.close();
});

/** Frames have prototypes of their own. Ours are inert: nothing in them takes the focus. */
const { get: frameDocument } =
  Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'contentDocument') ?? {};
Object.defineProperty(HTMLIFrameElement.prototype, 'contentDocument', {
  get(this: HTMLIFrameElement) {
    const page = frameDocument?.call(this) as Document | null;
    const prototype = page?.defaultView?.HTMLDialogElement.prototype;
    if (prototype) {
      prototype.showModal = function () {
        this.open = true;
      };
      prototype.close = function () {
        this.open = false;
      };
    }
    return page;
  },
});

/** It rests as soon as what runs has ended. */
window.requestIdleCallback = (callback) =>
  window.setTimeout(() => {
    callback({ didTimeout: false, timeRemaining: () => 50 });
  });

/** Nothing is laid out, so nothing ever changes its size. */
globalThis.ResizeObserver = NoopObserver;

/** No entry: the page was loaded by no navigation of the browser. */
performance.getEntriesByType = () => [];

/** No file has an address. */
URL.createObjectURL = () => 'blob:http://localhost/1';
URL.revokeObjectURL = () => undefined;

/** Nothing scrolls. */
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

/** Nothing is animated. */
Element.prototype.getAnimations = () => [];

/** No media query matches. */
class NoMatch extends EventTarget implements MediaQueryList {
  readonly matches = false;
  onchange = null;
  constructor(readonly media: string) {
    super();
  }
  addListener(): void {
    return;
  }
  removeListener(): void {
    return;
  }
}

window.matchMedia = (query) => new NoMatch(query);
