import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '../../app/store';

/** How many of the latest steps and problems are kept. */
const STEPS_MAX = 300;
const PROBLEMS_MAX = 20;

export interface RecordedStep {
  readonly action: UnknownAction;
  /** The state that the action met: its slices by reference, so that it costs next to nothing. */
  readonly before: RootState;
  /** On the clock of `performance.now()`. */
  readonly atMs: number;
}

/** A problem without an action. `makeReport` decides what of it is in a report. */
export interface Problem {
  readonly kind: 'error' | 'rejection' | 'crash';
  /** On the clock of `performance.now()`. */
  readonly atMs: number;
  /** What was thrown. */
  readonly reason: unknown;
}

/** The last steps of a visit, for 'Report a problem'. */
export interface Recorder {
  /** The oldest first. */
  readonly steps: readonly RecordedStep[];
  readonly problems: readonly Problem[];
  /** Whether the steps begin with a state that DevTools made, not the visitor. */
  readonly isRewritten: boolean;
  note(kind: Problem['kind'], reason: unknown): void;
  /** Starts the steps again at the next state, which does not follow from the ones before. */
  beginAgain(): void;
}

/** Records a store's actions. Those of a past in DevTools do not arrive here. */
export function makeRecorder() {
  /** A ring: once it is full, each step takes the place of the oldest one. */
  let ring: RecordedStep[] = [];
  let count = 0;
  let isRewritten = false;
  const problems: Problem[] = [];
  const middleware: Middleware<object, RootState> =
    ({ getState }) =>
    (next) =>
    (action) => {
      // The thunk middleware comes first, so only actions arrive here.
      const plain = action as UnknownAction;
      if (!isPassedOver(plain.type)) {
        // Selectors attach their caches to the state object, which would stay in memory with it.
        const before = { ...getState() };
        ring[count++ % STEPS_MAX] = { action: plain, before, atMs: performance.now() };
      }
      return next(action);
    };
  const recorder: Recorder = {
    get steps() {
      const oldest = count % STEPS_MAX;
      return [...ring.slice(oldest), ...ring.slice(0, oldest)];
    },
    problems,
    get isRewritten() {
      return isRewritten;
    },
    note: (kind, reason) => {
      if (problems.push({ kind, reason, atMs: performance.now() }) > PROBLEMS_MAX) problems.shift();
    },
    beginAgain: () => {
      ring = [];
      count = 0;
      isRewritten = true;
    },
  };
  return { recorder, middleware };
}

/**
 * Not recorded: RTK Query's copy of its subscriptions, which follows from what is mounted, and the
 * actions of the dialog that makes the report.
 */
function isPassedOver(type: string): boolean {
  return type.endsWith('/subscriptionsUpdated') || type.startsWith('reportDialog');
}
