import { type AppStore, extraOf } from '../../app/store';

/** Records uncaught errors and unhandled rejections. */
export function noteProblems(store: AppStore): void {
  const { recorder } = extraOf(store);
  window.addEventListener('error', ({ error }: ErrorEvent) => {
    recorder.note('error', error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    recorder.note('rejection', reason);
  });
}
