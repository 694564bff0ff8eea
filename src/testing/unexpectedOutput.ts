import { format } from 'node:util';

/** What a test has printed without expecting it, by a spy on the console: it fails for it. */
const unexpected: string[] = [];

for (const method of ['debug', 'info', 'log', 'warn', 'error'] as const) {
  const print = console[method].bind(console);
  console[method] = (...values: unknown[]) => {
    unexpected.push(`console.${method}: ${format(...values)}`);
    print(...values);
  };
}

const expectSilence = () => {
  expect(unexpected.splice(0)).toEqual([]);
};

afterEach(expectSilence);
afterAll(expectSilence);
