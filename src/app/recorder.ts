import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from './rootReducer';

/** Maximum number of steps, and of problems. */
const STEPS_MAX = 300;
const PROBLEMS_MAX = 20;

export interface RecordedStep {
  readonly action: UnknownAction;
  /** The state before the action, with slices by reference, which costs almost nothing. */
  readonly before: RootState;
  /** On the clock of `performance.now()`. */
  readonly atMs: number;
}

/** A problem without an action. `makeReport` decides what of it is in a report. */
export interface Problem {
  readonly kind: 'error' | 'rejection' | 'crash';
  /** On the clock of `performance.now()`. */
  readonly atMs: number;
  /** The thrown value. */
  readonly reason: unknown;
}

/** The last steps of a visit, for 'Report a problem'. */
export interface Recorder {
  /** Oldest first. */
  readonly steps: readonly RecordedStep[];
  readonly problems: readonly Problem[];
  /** Whether the steps begin with a state made by DevTools. */
  readonly isRewritten: boolean;
  note(kind: Problem['kind'], reason: unknown): void;
  /** Restarts with the next state, which does not follow from the previous ones. */
  beginAgain(): void;
}

/** Records a store's actions, except those of a past in DevTools, which do not reach it. */
export function makeRecorder() {
  /** A ring buffer: once full, each step replaces the oldest one. */
  let ring: RecordedStep[] = [];
  let count = 0;
  let isRewritten = false;
  const problems: Problem[] = [];
  const middleware: Middleware<object, RootState> =
    ({ getState }) =>
    (next) =>
    (action) => {
      // The thunk middleware runs first, so this is a plain action.
      const plain = action as UnknownAction;
      if (!isPassedOver(plain.type)) {
        // A copy, because selectors attach caches to the state object, which would stay in memory.
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
 * Skips RTK Query's subscription patches, which follow from mounted components, and the actions of the
 * report dialog.
 */
function isPassedOver(type: string): boolean {
  return type.endsWith('/subscriptionsUpdated') || type.startsWith('reportDialog');
}
