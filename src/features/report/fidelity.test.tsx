import { act, render } from '@testing-library/react';
import { PastApp } from '../../app/App';
import type { RootState } from '../../app/rootReducer';
import { type AppStore, extraOf } from '../../app/store';
import { selectLocation } from '../../router/locationSlice';
import { screenAt } from '../../router/routeTable';
import { firstDifference } from '../../shared/lib/isSame';
import { painted } from '../../shared/lib/usePainted';
import { makeStyleCache } from '../../shared/theme/styleCache';
import { server } from '../../testing/mswServer';
import { randomVisit } from '../../testing/randomVisit';
import { differenceOf } from '../../testing/sameScreen';
import { secretsOf } from '../../testing/secrets';
import { cases } from '../../testing/sweeps';
import { firstStates, makeReport } from './makeReport';
import { readReport, statesOf } from './readReport';
import { redactAction, redactState } from './reportedSlices';
import { type Report, reportText } from './reportFile';
import { readingRedaction, visitRedaction } from './visitRedaction';

/** `npm run proof -- report` compares the screen of every step, with more visits on request. */
const VISITS = Number(process.env.REPORT_VISITS ?? cases(4, 50));
const STEPS = 25;
const SCREENS_PER_VISIT = process.env.REPORT_VISITS === undefined ? cases(2, 3) : 300;

/** What a report omits on purpose: tracked events, and RTK Query's own state. */
const LEFT_OUT = /\/config\/middlewareRegistered$|\/executeMutation\//;

const facts = { release: 'main.0123abcd', screen: { width: 1440, height: 900 } };

function opened(report: Report): Report {
  const result = readReport(reportText(report));
  if ('refusal' in result) throw new Error(result.refusal);
  return result.report;
}

/** A state in the form of a file, without its clock. */
function comparable(state: Partial<RootState>): unknown {
  return JSON.parse(JSON.stringify(state), (_name, value: unknown) =>
    typeof value === 'number' && Math.abs(value) > 9e11 ? 'time' : value,
  );
}

const pick = (state: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(state).filter(([name]) => names.includes(name)));

/** Typed values in filters and addresses, which are in fields, chips and links. */
function typedValues(states: readonly RootState[]): readonly string[] {
  return states.flatMap(({ bikeFilters, location }) => [
    ...Object.values(bikeFilters?.filters ?? {}).map((value) => value ?? ''),
    ...new URLSearchParams(location.search).values(),
    location.pathname,
  ]);
}

/** The shop rendered once from a state, as the visitor saw it. */
async function shown(store: AppStore, state: RootState) {
  const { language, pathname } = selectLocation(state);
  await screenAt(pathname).preload(language);
  const styles = makeStyleCache();
  const view = await act(() =>
    Promise.resolve(render(<PastApp environment={extraOf(store)} state={state} styles={styles} />)),
  );
  await act(painted);
  const element = view.container.cloneNode(true) as Element;
  act(() => {
    view.unmount();
  });
  styles.sheet.flush();
  return element;
}

test.each(Array.from({ length: VISITS }, (_, index) => index + 1))(
  'random visit %i is replayed: each state, and each screen',
  async (seed) => {
    const logs = (['log', 'warn', 'error'] as const).map((method) =>
      jest.spyOn(console, method).mockImplementation(() => undefined),
    );
    const secrets = secretsOf(seed, 20);
    const { store, leave } = await randomVisit(seed, STEPS, secrets);
    const report = makeReport(store, facts);
    const steps = extraOf(store).recorder.steps.filter(({ action }) => !LEFT_OUT.test(action.type));
    const recorded = [...steps.map(({ before }) => before), store.getState()];
    leave();
    // Every kind of action has a schema.
    expect(report.actions.map(({ type }) => type)).toEqual(steps.map(({ action }) => action.type));

    const requests: string[] = [];
    server.events.on('request:start', ({ request }) => {
      requests.push(request.url);
    });
    for (const spy of logs) spy.mockClear();
    const replayed = statesOf(opened(report));
    expect(replayed).toHaveLength(recorded.length);

    // Replaying the redacted visit gives the redaction of the recorded one.
    const redaction = visitRedaction(recorded, 0, () => undefined);
    // In the order of the file, because aliases and pseudonyms are numbered.
    redactState(firstStates(recorded), redaction);
    for (const { action } of steps) redactAction(action, redaction);
    for (const [index, state] of recorded.entries()) {
      const expected = comparable(redactState(state, redaction));
      const read = redactState(replayed[index] ?? {}, readingRedaction);
      const found = comparable(pick(read, Object.keys(state)));
      expect([index, firstDifference(expected, found)]).toEqual([index, null]);
    }

    const typed = ['utm_source token reset', ...secrets, ...typedValues(recorded)];
    const every = Math.max(1, Math.floor(recorded.length / SCREENS_PER_VISIT));
    for (let index = recorded.length - 1; index >= 0; index -= every) {
      const [was, is] = [recorded[index], replayed[index]];
      if (!was || !is) throw new Error('There is no such state');
      const difference = differenceOf(await shown(store, was), await shown(store, is), typed);
      expect([index, difference]).toEqual([index, null]);
    }
    expect(requests).toEqual([]);
    for (const spy of logs) expect(spy).not.toHaveBeenCalled();
    server.events.removeAllListeners();
  },
);
