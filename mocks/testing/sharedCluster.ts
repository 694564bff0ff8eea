import * as v from 'valibot';

/** Environment variable that tells the test files where the run's PostgreSQL is. */
export const CLUSTER_URL_VARIABLE = 'MOCKS_TEST_CLUSTER_URL';

// Set-up and teardown are loaded as separate modules: only the global object is the same in both.
const KEY = Symbol.for('dushi-market.test-cluster');
const keptSchema = v.pipe(v.function(), v.returnsAsync(v.unknown()));

/** Keeps the function that ends the run's PostgreSQL. */
export function keepForTeardown(end: () => Promise<void>): void {
  Reflect.set(globalThis, KEY, end);
}

/** Ends the run's PostgreSQL, if one was started. */
export async function endSharedCluster(): Promise<void> {
  const end: unknown = Reflect.get(globalThis, KEY);
  if (end !== undefined) await v.parse(keptSchema, end)();
}
