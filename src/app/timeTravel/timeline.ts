import type { Middleware } from '@reduxjs/toolkit';

/** Whether a store shows the present, or a past state that Redux DevTools has put there. */
export interface Timeline {
  isLive(): boolean;
  /** Resolves when the present is shown, or when the signal aborts. */
  untilLive(signal: AbortSignal): Promise<void>;
}

/** A middleware that acts in the present only: the side effects of the past have happened. */
export function onlyLive(timeline: Pick<Timeline, 'isLive'>, middleware: Middleware): Middleware {
  return (api) => (next) => {
    const act = middleware(api)(next);
    return (action) => (timeline.isLive() ? act(action) : next(action));
  };
}
