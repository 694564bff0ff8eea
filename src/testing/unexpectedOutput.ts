import { format } from 'node:util';

/** What a test has printed without expecting it, by a spy on the console: it fails for it. */
const unexpected: string[] = [];

/** Redux Toolkit's checks of states measure themselves, and so the machine. */
const SLOW_CHECK = /^\w+Middleware took \d+ms/;

for (const method of ['debug', 'info', 'log', 'warn', 'error'] as const) {
  const print = console[method].bind(console);
  console[method] = (...values: unknown[]) => {
    const text = format(...values);
    if (SLOW_CHECK.test(text)) return;
    unexpected.push(`console.${method}: ${text}`);
    print(...values);
  };
}

const expectSilence = () => {
  expect(unexpected.splice(0)).toEqual([]);
};

afterEach(expectSilence);
afterAll(expectSilence);
