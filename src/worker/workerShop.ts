/** What the server tells the worker of its shop. */
export interface WorkerShop {
  /** Keeps the caches apart from those of other shops. */
  readonly id: string;
  /** The app shells, one for each language of the shop, the default one first. */
  readonly shells: readonly ShellEntry[];
  /** The shop's own files and translations. Their names have hashes. */
  readonly files: readonly { readonly url: string; readonly revision: null }[];
}

export interface ShellEntry {
  readonly url: string;
  /** A hash of the build, the run-time configuration and the shop. */
  readonly revision: string;
}

/** The server puts it in place of this word, as JSON: see `server/serviceWorkerText.ts`. */
export const workerShop = JSON.parse('%SHOP%') as WorkerShop;
