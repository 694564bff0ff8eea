declare module '*/scripts/lib/build.mjs' {
  /** Builds the shop when its sources have changed since the last build. */
  export function buildOnce(): Promise<void>;
}
