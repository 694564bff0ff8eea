const LINES_MAX = 200;

/** The last lines that the servers of a test file have logged. */
const lines: string[] = [];

/** For the environment of tests, which is outside of their modules. */
Object.assign(globalThis, { serverLog: lines });

/** Keeps a line that a server has logged: it is printed when a test fails. */
export function keepLogLine(line: string): void {
  lines.push(line);
  if (lines.length > LINES_MAX) lines.shift();
}
