import type { AppStore } from '../../app/store';

/** Records uncaught errors and unhandled rejections. */
export function noteProblems({ recorder }: AppStore): void {
  window.addEventListener('error', ({ error }: ErrorEvent) => {
    recorder.note('error', error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    recorder.note('rejection', reason);
  });
}
