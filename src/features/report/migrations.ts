/** A parsed report that is not validated yet. */
export interface RawReport {
  readonly meta: Readonly<Record<string, unknown>>;
  readonly actions: readonly unknown[];
  readonly preloadedState: Readonly<Record<string, unknown>>;
}

/**
 * Migrations of older report formats, each to the next version: the first one migrates 1 to 2. Never
 * change a migration after its release. The result is validated like any report.
 */
export const migrations: readonly ((report: RawReport) => RawReport)[] = [
  // Version 1 had no field for DevTools, which visitors do not use.
  ({ meta, ...report }) => ({ ...report, meta: { ...meta, schema: 2, rewritten: false } }),
];
