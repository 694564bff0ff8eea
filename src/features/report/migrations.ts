/** A report as it was read: an object of JSON, of which nothing else is known. */
export interface RawReport {
  readonly meta: Readonly<Record<string, unknown>>;
  readonly actions: readonly unknown[];
  readonly preloadedState: Readonly<Record<string, unknown>>;
}

/**
 * Migrations of older report formats, each to the next version: the first one goes from 1 to 2. A
 * migration is never changed after its release. Its result is checked like any report.
 */
export const migrations: readonly ((report: RawReport) => RawReport)[] = [
  // Version 1 had no field for DevTools, which visitors do not use.
  ({ meta, ...report }) => ({ ...report, meta: { ...meta, schema: 2, rewritten: false } }),
];
