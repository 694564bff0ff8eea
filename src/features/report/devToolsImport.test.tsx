import '../../testing/devToolsMock';
import { screen, waitFor } from '@testing-library/react';
import { extraOf } from '../../app/store';
import { importHistory, jump, jumpToPresent, recorded, seen } from '../../testing/devToolsHistory';
import { server } from '../../testing/mswServer';
import { visitHome, walkToBikes } from '../../testing/timeTravelVisit';
import { makeReport } from './makeReport';
import { reportText } from './reportFile';

test('Redux DevTools imports a report as it is, and steps through it', async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const first = await walkToBikes();
  const last = seen(first.container);
  const report = makeReport(first.store, {
    release: 'main.0123abcd',
    screen: { width: 390, height: 844 },
  });
  const home = report.actions.findLastIndex(({ type }) => type === 'heroSlider/slideShown');
  first.leave();

  const { store, container, leave } = await visitHome();
  const requests: string[] = [];
  server.events.on('request:start', ({ request }) => {
    requests.push(request.url);
  });
  await importHistory(store, reportText(report));
  await waitFor(() => {
    expect(seen(container)).toBe(last);
  });
  expect(extraOf(store).isPaused()).toBe(true);
  expect(recorded(store).slice(1)).toEqual(report.actions.map(({ type }) => type));
  await jump(store, home + 1);
  expect(screen.getAllByRole('article').length).toBeGreaterThan(1);
  // Viewing a report sends and records nothing.
  expect(requests).toEqual([]);
  expect(extraOf(store).recorder.steps.some(({ action }) => action === report.actions.at(-1))).toBe(
    false,
  );
  await jumpToPresent(store);
  expect(extraOf(store).isPaused()).toBe(false);
  expect(window.location.pathname).toBe('/bikes/listings');
  server.events.removeAllListeners();
  leave();
});
