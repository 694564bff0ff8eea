import { readSpecification, testsByStatement } from './lib/specification';

// `npm run spec` prints each statement of docs/specification.md with its tests, `npm run spec -- 4.7`
// one of them, `npm run spec -- 4` those of a section.
const [wanted] = process.argv.slice(2);
const tests = testsByStatement();
for (const { number, section, text } of readSpecification().statements) {
  if (wanted !== undefined && wanted !== number && wanted !== String(section)) continue;
  const lines = tests.get(number) ?? [];
  process.stdout.write([`${number} ${text}`, ...lines, ''].join('\n  ').trimEnd() + '\n');
}
