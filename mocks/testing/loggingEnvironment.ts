import { TestEnvironment } from 'jest-environment-node';

/** What we read of the events of a test run. */
interface TestEvent {
  readonly name: string;
  readonly test?: { readonly name: string; readonly errors: readonly unknown[] };
}

/** Node for tests, which prints what servers have logged when a test fails: their log is kept nowhere else. */
export default class LoggingEnvironment extends TestEnvironment {
  handleTestEvent({ name, test }: TestEvent): void {
    if (name !== 'test_done' || test === undefined || test.errors.length === 0) return;
    const { serverLog } = this.global as { serverLog?: string[] };
    if (serverLog === undefined || serverLog.length === 0) return;
    process.stdout.write(
      `\n=== Log of the servers before '${test.name}' failed:\n${serverLog.join('\n')}\n`,
    );
  }
}
