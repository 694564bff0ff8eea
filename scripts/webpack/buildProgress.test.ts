import { buildProgress } from './buildProgress';

/** A build of two scripts. @returns what it wrote */
function shown(isTTY: boolean) {
  const written: string[] = [];
  const of = buildProgress(['browser', 'server'], {
    isTTY,
    write: (text: string) => written.push(text),
  });
  const [browser, server] = [of('browser'), of('server')];
  browser(0.1, 'building');
  server(0.2, 'building');
  server(0.204, 'building');
  browser(0.5, 'building');
  browser(0.4, 'building');
  server(0.7, 'sealing');
  browser(0.8, 'sealing');
  browser(1, '');
  server(0.95, 'emitting');
  server(1, '');
  return written;
}

test('a terminal has one line, which changes and is gone at the end', () => {
  const line = (text: string) => `\r\u001B[K${text}`;
  expect(shown(true)).toEqual([
    line('5 % '),
    line('15 % building'),
    line('35 % building'),
    line('60 % building'),
    line('75 % sealing'),
    line('85 % sealing'),
    line('97 % emitting'),
    line(''),
  ]);
});

test('elsewhere each step and each ten percent is a line', () => {
  expect(shown(false)).toEqual([
    ...['15 % building\n', '35 % building\n', '60 % building\n'],
    ...['75 % sealing\n', '85 % sealing\n', '97 % emitting\n'],
  ]);
});
