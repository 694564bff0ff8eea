import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { run } from '../../scripts/lib/buildOnce.mjs';

// Reports of 50 random visits are replayed step by step: each screen is the recorded one, and no
// secret that was typed is in the file. `--visits` sets how many. `--fixture` keeps the report of
// this commit among the fixtures instead: once for each release.
const { values } = parseArgs({
  options: { visits: { type: 'string', default: '50' }, fixture: { type: 'boolean' } },
});
const jest = (file) =>
  run(process.execPath, ['scripts/jest.cjs', '--selectProjects', 'src', '--', file]);
if (values.fixture) {
  const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' });
  process.env.REPORT_FIXTURE = commit.trim();
  await jest('src/features/report/keptReports.test.tsx');
} else {
  process.env.REPORT_VISITS = values.visits;
  await jest('src/features/report/fidelity.test.tsx');
  await jest('src/features/report/canaries.test.tsx');
}
