import * as v from 'valibot';

/** The parts of the worker's global scope that we use; TypeScript cannot mix its types with a page's. */
export interface WorkerScope {
  /** The release's files, inserted by the build. */
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
  /** The visitor accepted the new release. */
  v.object({ type: v.literal('take-over') }),
  /** Pictures that were loaded before the worker controlled the page. */
  v.object({ type: v.literal('keep-pictures'), urls: v.array(v.string()) }),
  /** Asks whether a script belongs to the worker's release; the port gets the reply. */
  v.object({ type: v.literal('is-your-script'), url: v.string() }),
]);

/** Messages of pages to the worker. */
export type PageMessage = v.InferOutput<typeof messageSchema>;

export function isMessage(data: unknown): data is PageMessage {
  return v.is(messageSchema, data);
}
