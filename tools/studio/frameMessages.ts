import type { ShownShop } from './contract';

/*
 * What the studio and the states in its frames say to each other.
 */

/** Of the studio: the shop to show. */
export interface ShopMessage {
  readonly kind: 'shop';
  readonly shown: ShownShop;
}

/** Of a state. */
export type FrameMessage =
  /** It waits for the shop. */
  | { readonly kind: 'ready' }
  /** So many places of it are hard to read. */
  | { readonly kind: 'marked'; readonly count: number };

/** Sends a message to a window of this origin. */
export function post(to: Window, message: ShopMessage | FrameMessage): void {
  to.postMessage({ studio: message }, window.location.origin);
}

/** Calls back at messages of a window of this origin, until the returned function is called. */
export function onMessage(
  from: () => Window | null | undefined,
  receive: (message: ShopMessage | FrameMessage) => void,
): () => void {
  const listener = ({
    origin,
    source,
    data,
  }: MessageEvent<{ studio?: ShopMessage | FrameMessage } | null>) => {
    if (origin !== window.location.origin || source === null || source !== from()) return;
    if (typeof data === 'object' && data?.studio) receive(data.studio);
  };
  window.addEventListener('message', listener);
  return () => {
    window.removeEventListener('message', listener);
  };
}
