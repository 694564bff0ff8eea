/** The shop's data for the worker, from the server. */
export interface WorkerShop {
  /** Separates the caches from those of other shops. */
  readonly id: string;
  /** The app shells, one for each language of the shop, default first. */
  readonly shells: readonly ShellEntry[];
  /** The shop's own files and translations, with hashes in their names. */
  readonly files: readonly { readonly url: string; readonly revision: null }[];
}

export interface ShellEntry {
  readonly url: string;
  /** A hash of the build, the runtime configuration and the shop. */
  readonly revision: string;
}

/** The server replaces the placeholder by JSON: see `server/serviceWorkerText.ts`. */
export const workerShop = JSON.parse('%SHOP%') as WorkerShop;
