import type { AppStore } from '../../app/store';

/** Notes what goes wrong without an action: uncaught errors and promises that nobody handles. */
export function noteProblems({ recorder }: AppStore): void {
  window.addEventListener('error', ({ error }: ErrorEvent) => {
    recorder.note('error', error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    recorder.note('rejection', reason);
  });
}
