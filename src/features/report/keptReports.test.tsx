import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { randomVisit } from '../../testing/randomVisit';
import { secretsOf } from '../../testing/secrets';
import { makeReport } from './makeReport';
import { readReport } from './readReport';
import { reportText } from './reportFile';

const file = path.resolve('src/features/report/fixtures/visit.report');

test('a report that was kept opens, until another schema asks for `RENEW=1 npx jest keptReports`', async () => {
  if (process.env.RENEW !== undefined) {
    const { store, leave } = await randomVisit(1, 12, secretsOf(1, 10));
    const screen = { width: 1440, height: 900 };
    const report = makeReport(store, { release: 'main.0123abcd', screen });
    writeFileSync(file, `${reportText(report)}\n`);
    leave();
  }
  const result = readReport(readFileSync(file, 'utf8'));
  expect('refusal' in result ? result.refusal : null).toBeNull();
});
