import type { RecordedStep } from '../../app/recorder';
import type { RootState } from '../../app/rootReducer';
import { type AppStore, extraOf } from '../../app/store';
import { selectLanguage } from '../../router/locationSlice';
import { DEFAULT_LANGUAGE } from '../../shared/i18n/languages';
import { getShop } from '../../shared/shop/currentShop';
import './lazySlices';
import { reportedProblem } from './problems';
import { redactAction, redactState } from './reportedSlices';
import {
  type Cut,
  REPORT_LENGTH_MAX,
  REPORT_SCHEMA,
  type Report,
  type ReportMeta,
  reportText,
} from './reportFile';
import { visitRedaction } from './visitRedaction';

/** Facts from outside of the store. */
export type ReportFacts = Pick<ReportMeta, 'release' | 'screen'>;

/** Makes the report of a recorded visit, with only what `reportedSlices` describes. */
export function makeReport(store: AppStore, facts: ReportFacts): Report {
  const cut = new Set<Cut>();
  let { steps } = extraOf(store).recorder;
  let report = reportOf(store, steps, facts, cut);
  while (reportText(report).length > REPORT_LENGTH_MAX && steps.length > 0) {
    // Drops the first half: the last steps matter most.
    steps = steps.slice(Math.ceil(steps.length / 2));
    cut.add('steps');
    report = reportOf(store, steps, facts, cut);
  }
  return report;
}

function reportOf(
  store: AppStore,
  steps: readonly RecordedStep[],
  { release, screen }: ReportFacts,
  cut: Set<Cut>,
): Report {
  const { recorder } = extraOf(store);
  const last = store.getState();
  const states = [...steps.map(({ before }) => before), last];
  const now = performance.now();
  const startedAtMs = steps[0]?.atMs ?? now;
  const redaction = visitRedaction(states, Date.now() - (now - startedAtMs), () => {
    cut.add('lists');
  });
  const preloadedState = redactState(firstStates(states), redaction);
  const kept = steps.flatMap(({ action, atMs }) => {
    const redacted = redactAction(action, redaction);
    return redacted ? [{ action: redacted, time: Math.round(atMs - startedAtMs) }] : [];
  });
  return {
    meta: {
      schema: REPORT_SCHEMA,
      release,
      shop: getShop(DEFAULT_LANGUAGE).id,
      language: selectLanguage(last),
      screen,
      times: kept.map(({ time }) => time),
      problems: recorder.problems.map((problem) => reportedProblem(problem, startedAtMs)),
      cut: [...cut],
      rewritten: recorder.isRewritten,
    },
    actions: kept.map(({ action }) => action),
    preloadedState,
  };
}

/** The first state, with the initial states of slices that were injected later. */
export function firstStates(states: readonly RootState[]): RootState {
  return Object.assign({}, ...[...states].reverse()) as RootState;
}
