import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '../store';

/** How many of the latest steps and problems are kept. */
const STEPS_MAX = 300;
const PROBLEMS_MAX = 20;

export interface RecordedStep {
  readonly action: UnknownAction;
  /** The state that the action met: its slices by reference, so that it costs next to nothing. */
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

/** The last steps of a visit, for 'Report a problem'. */
export interface Recorder {
  /** The oldest first. */
  readonly steps: readonly RecordedStep[];
  readonly problems: readonly Problem[];
  /** Whether the steps begin with a state that does not follow from what the visitor did. */
  readonly isRewritten: boolean;
  note(kind: Problem['kind'], reason: unknown): void;
  /** The state that comes next does not follow from the steps: they begin with it. */
  beginAgain(): void;
}

/** Records a store's actions, but not while DevTools shows the past. */
export function makeRecorder(isLive: () => boolean) {
  /** A ring: once it is full, each step takes the place of the oldest one. */
  let ring: RecordedStep[] = [];
  let count = 0;
  let isRewritten = false;
  const problems: Problem[] = [];
  const middleware: Middleware<object, RootState> =
    ({ getState }) =>
    (next) =>
    (action) => {
      // Behind thunks there are actions only.
      const plain = action as UnknownAction;
      if (isLive() && !isPassedOver(plain.type)) {
        // Selectors hang what they remember on the object of a state, which would be kept with it.
        const before = { ...getState() };
        ring[count++ % STEPS_MAX] = { action: plain, before, at: performance.now() };
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
      if (problems.push({ kind, reason, at: performance.now() }) > PROBLEMS_MAX) problems.shift();
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
 * Of no use to a reader: RTK Query's copy of its subscriptions follows what is mounted, and the
 * dialog that makes the report is no part of what is reported.
 */
function isPassedOver(type: string): boolean {
  return type.endsWith('/subscriptionsUpdated') || type.startsWith('reportDialog');
}
