/** A report as it was read: an object of JSON, of which nothing else is known. */
export interface RawReport {
  readonly meta: Readonly<Record<string, unknown>>;
  readonly actions: readonly unknown[];
  readonly preloadedState: Readonly<Record<string, unknown>>;
}

/**
 * What makes a report of an older form one of the next form: the first of them takes schema 1 to 2.
 * A migration is never changed after its release. What it makes is checked like any report.
 */
export const migrations: readonly ((report: RawReport) => RawReport)[] = [
  // Form 1 said nothing of DevTools, with which visitors have no business.
  ({ meta, ...report }) => ({ ...report, meta: { ...meta, schema: 2, rewritten: false } }),
];
