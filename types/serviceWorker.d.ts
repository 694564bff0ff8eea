/** Events of service workers, as far as Workbox' types name them: TypeScript's own cannot stand beside the page's. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(response: Response | PromiseLike<Response>): void;
}
