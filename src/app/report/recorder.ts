import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '../store';

/** How many of the latest steps and problems are kept. */
const STEPS_MAX = 300;
const PROBLEMS_MAX = 20;

export interface RecordedStep {
  readonly action: UnknownAction;
  /** The state that the action met: by reference, so that it costs nothing. */
  readonly before: RootState;
  /** On the clock of `performance.now()`, in ms. */
  readonly at: number;
}

/** Something that went wrong without an action. What of it a report says, `makeReport` decides. */
export interface Problem {
  readonly kind: 'error' | 'rejection' | 'crash';
  /** On the clock of `performance.now()`, in ms. */
  readonly at: number;
  /** What was thrown. */
  readonly reason: unknown;
}

/** The last steps of a visit, the oldest first, for 'Report a problem'. */
export interface Recorder {
  readonly steps: readonly RecordedStep[];
  readonly problems: readonly Problem[];
  note(kind: Problem['kind'], reason: unknown): void;
  /** The state that comes next does not follow from the steps: they begin with it. */
  beginAgain(): void;
}

/**
 * Of no use to a reader: RTK Query's copy of its subscriptions follows what is mounted, and the
 * dialog that makes the report is no part of what is reported.
 */
const PASSED_OVER = /^reportDialog|\/internalS/;

/** Records a store's actions, but not while DevTools shows the past. */
export function makeRecorder(isLive: () => boolean) {
  const steps: RecordedStep[] = [];
  const problems: Problem[] = [];
  const middleware: Middleware<object, RootState> =
    ({ getState }) =>
    (next) =>
    (action) => {
      // Behind thunks there are actions only.
      const plain = action as UnknownAction;
      if (isLive() && !PASSED_OVER.test(plain.type)) {
        keep(steps, { action: plain, before: getState(), at: performance.now() }, STEPS_MAX);
      }
      return next(action);
    };
  const note: Recorder['note'] = (kind, reason) => {
    keep(problems, { kind, reason, at: performance.now() }, PROBLEMS_MAX);
  };
  const beginAgain = () => {
    steps.length = 0;
  };
  const recorder: Recorder = { steps, problems, note, beginAgain };
  return { recorder, middleware };
}

function keep<Item>(list: Item[], item: Item, most: number): void {
  if (list.push(item) > most) list.shift();
}
