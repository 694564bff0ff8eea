import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { randomVisit } from '../../testing/randomVisit';
import { secretsOf } from '../../testing/secrets';
import { makeReport } from './makeReport';
import { readReport } from './readReport';
import { reportText } from './reportFile';
import { statesOf } from './statesOf';

const folder = path.resolve('src/features/report/fixtures');

/** Of `npm run proof -- report --fixture`: the release whose report is kept. */
const release = process.env.REPORT_FIXTURE;
if (release !== undefined) {
  test(`a report of ${release} is kept`, async () => {
    const { store, leave } = await randomVisit(1, 12, secretsOf(1, 10));
    const report = makeReport(store, { release, screen: { width: 1440, height: 900 } });
    writeFileSync(path.join(folder, `${release}.report`), `${reportText(report)}\n`);
    leave();
    expect(report.actions.length).toBeGreaterThan(10);
  });
}

const files = readdirSync(folder);

test('there are reports of two builds at least', () => {
  expect(files.length).toBeGreaterThanOrEqual(2);
});

test.each(files)('%s opens, or is refused with a reason', (file) => {
  const result = readReport(readFileSync(path.join(folder, file), 'utf8'));
  if ('refusal' in result) {
    expect(result.refusal).toMatch(/^This report cannot be read: /);
  } else {
    expect(statesOf(result.report)).toHaveLength(result.report.actions.length + 1);
  }
});
