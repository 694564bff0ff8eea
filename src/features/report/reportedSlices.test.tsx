import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { act } from '@testing-library/react';
import * as connectionSlice from '../../api/connectionSlice';
import type { RecordedStep } from '../../app/recorder';
import { rootReducer } from '../../app/rootReducer';
import { extraOf } from '../../app/store';
import * as languageSlice from '../../router/languageSlice';
import * as locationSlice from '../../router/locationSlice';
import { randomVisit } from '../../testing/randomVisit';
import * as authSlice from '../auth/authSlice';
import * as heroSliderSlice from '../banners/heroSliderSlice';
import * as bikeDialogSlice from '../bikes/bikeDialogSlice';
import * as bikeFiltersSlice from '../bikes/bikeFiltersSlice';
import * as sidebarSlice from '../categories/sidebarSlice';
import * as homeSlice from '../home/homeSlice';
import * as releaseSlice from '../offline/releaseSlice';
import * as layoutSlice from '../shell/layoutSlice';
import * as wishlistSlice from '../wishlist/wishlistSlice';
import { makeReport } from './makeReport';
import { redactAction, redactState } from './reportedSlices';
import { readingRedaction } from './visitRedaction';

const facts = { release: 'main.0123abcd', screen: { width: 390, height: 844 } };

test('every slice has a schema; what has none is in no report', () => {
  const state = rootReducer(undefined, { type: 'begin' });
  const described = redactState(state, readingRedaction);
  const without = Object.keys(state).filter((slice) => !Object.hasOwn(described, slice));
  // The dialog that makes a report is no part of it.
  expect(without.filter((slice) => slice !== 'reportDialog')).toEqual([]);
});

test('what joins with lazy code is in lazySlices.ts', () => {
  const src = path.resolve('src');
  const joining = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('Slice.ts'))
    .filter((file) =>
      readFileSync(path.join(src, file), 'utf8').includes('injectInto(rootReducer)'),
    );
  const list = readFileSync(path.join(__dirname, 'lazySlices.ts'), 'utf8');
  const listed = [...list.matchAll(/^import '(.+)';$/gm)].map(([, file = '']) =>
    path.relative(src, path.join(__dirname, `${file}.ts`)),
  );
  // The dialog that makes a report is no part of it.
  expect(joining.filter((file) => !listed.includes(file))).toEqual([
    'features/report/reportDialogSlice.ts',
  ]);
});

test('every action of every slice has a schema', () => {
  const modules = [
    authSlice,
    bikeDialogSlice,
    bikeFiltersSlice,
    connectionSlice,
    heroSliderSlice,
    homeSlice,
    languageSlice,
    layoutSlice,
    locationSlice,
    releaseSlice,
    sidebarSlice,
    wishlistSlice,
  ];
  const types = modules.flatMap((module) =>
    Object.values<unknown>(module).flatMap((value) =>
      typeof value === 'function' && 'type' in value ? [String(value.type)] : [],
    ),
  );
  expect(types.length).toBeGreaterThan(30);
  const unknown = types.filter((type) => redactAction({ type }, readingRedaction) === null);
  expect(unknown).toEqual([]);
});

test('a slice, a field and an action that nobody has described are left out', async () => {
  const { store, leave } = await randomVisit(3, 0, ['start']);
  act(() => {
    store.dispatch({ type: 'loyalty/pointsEarned', payload: 'Ana Kelly' });
    store.dispatch({ type: 'layout/menuOpened', payload: 'sheet', meta: { by: 'Ana Kelly' } });
  });
  const { recorder } = extraOf(store);
  const [first, ...others] = recorder.steps as [RecordedStep, ...RecordedStep[]];
  const odd = { ...first, before: { ...first.before, loyalty: { name: 'Ana Kelly' } } };
  jest.spyOn(recorder, 'steps', 'get').mockReturnValue([odd, ...others]);
  const report = makeReport(store, facts);
  expect(report.actions.at(-1)).toEqual({ type: 'layout/menuOpened', payload: 'sheet' });
  expect(report.preloadedState).not.toHaveProperty('loyalty');
  expect(JSON.stringify(report)).not.toContain('Kelly');
  leave();
});
