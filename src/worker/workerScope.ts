import * as v from 'valibot';

/** What we use of the service worker's global scope (TypeScript cannot mix its types and the page's). */
export interface WorkerScope {
  /** The release's files, written in by the build. */
  readonly __WB_MANIFEST: { readonly url: string; readonly revision: string | null }[];
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerMessage) => void): void;
}

export interface WorkerMessage extends ExtendableEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

const messageSchema = v.variant('type', [
  /** The visitor takes the new release. */
  v.object({ type: v.literal('take-over') }),
  /** Pictures that were loaded before the worker stood between. */
  v.object({ type: v.literal('keep-pictures'), urls: v.array(v.string()) }),
  /** Whether a script belongs to the worker's release; the reply comes through the port. */
  v.object({ type: v.literal('is-your-script'), url: v.string() }),
]);

/** What pages tell the worker. */
export type PageMessage = v.InferOutput<typeof messageSchema>;

export function isMessage(data: unknown): data is PageMessage {
  return v.is(messageSchema, data);
}
