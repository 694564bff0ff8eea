import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { act, render, screen } from '@testing-library/react';
import { PastApp } from '../../../app/App';
import { readReport, statesOf } from '../../../features/report/readReport';
import { preloadMenus } from '../../../features/shell/menus/menus';
import { selectLocation } from '../../../router/locationSlice';
import { screenAt } from '../../../router/routeTable';
import { painted } from '../../../shared/lib/usePainted';
import { makeStyleCache } from '../../../shared/theme/styleCache';
import { expectAccessible } from '../../expectAccessible';
import { testEnvironment } from '../../renderApp';
import { reportedStates } from './reportedStates';

const FIXTURES = path.resolve('src/features/report/fixtures');

/** Those that are kept, and the fixtures, as there may be none. */
const texts: readonly (readonly [string, () => Promise<string>])[] = [
  ...Object.entries(reportedStates).map(
    ([name, load]) => [name, async () => JSON.stringify((await load()).default)] as const,
  ),
  ...readdirSync(FIXTURES).map(
    (file) =>
      [file, () => Promise.resolve(readFileSync(path.join(FIXTURES, file), 'utf8'))] as const,
  ),
];

test.each(texts)('%s: its last screen stands, and axe finds nothing', async (_name, load) => {
  const read = readReport(await load());
  if ('refusal' in read) throw new Error(read.refusal);
  const state = statesOf(read.report).at(-1);
  if (!state) throw new Error('The report has no state');
  const { language, pathname } = selectLocation(state);
  await Promise.all([screenAt(pathname).preload(language), preloadMenus()]);
  const { container } = await act(() =>
    Promise.resolve(
      render(<PastApp environment={testEnvironment()} state={state} styles={makeStyleCache()} />),
    ),
  );
  await act(painted);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(container);
});
