import type { LiftedState } from '@redux-devtools/instrument';

interface HistoryStore {
  getState(): Pick<LiftedState<unknown, never, unknown>, 'nextActionId' | 'stagedActionIds'>;
  subscribe(listener: () => void): () => void;
}

/**
 * Warns once when the history of `?debug_session` no longer fits into `localStorage`: the warning of
 * DevTools names neither the rows that a reload loses, nor what has room for them.
 */
export function watchDebugSession(history: HistoryStore): void {
  const session = new URLSearchParams(window.location.search).get('debug_session');
  if (session === null || session === '') return;
  let isDone = false;
  const check = () => {
    const { nextActionId, stagedActionIds } = history.getState();
    const stored = localStorage.getItem(`redux-dev-session-${session}`) ?? '';
    if (isDone || stored.includes(`"nextActionId":${String(nextActionId)},`)) return;
    isDone = true;
    unsubscribe();
    console.warn(
      `debug_session: localStorage is full. A reload restores the history without row ${String(stagedActionIds.length)} and those that follow. 'Persist' in the panel has room for more.`,
    );
  };
  // DevTools stores a history after it has told its subscribers.
  const unsubscribe = history.subscribe(() => {
    queueMicrotask(check);
  });
}
