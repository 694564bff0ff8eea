import { useAppDispatch, useAppSelector, useIsLive } from '../../app/hooks';
import { PRETENDED_WORK_MS } from '../../shared/config/times';
import { useClock } from '../../shared/lib/useClock';
import { type FormName, selectForm, workEnded } from './authSlice';
import { logTexts } from './logTexts';

/**
 * Ends a submission after the 2 s of spec §9, then only logs (spec §4). Leaving the screen cancels
 * it; while DevTools shows a past state it waits.
 */
export function usePretendedWork(form: FormName): void {
  const dispatch = useAppDispatch();
  const isPending = useAppSelector((state) => selectForm(state, form).submission === 'pending');
  const isLive = useIsLive();
  useClock(
    () => {
      console.log(logTexts[form]);
      dispatch(workEnded({ form }));
    },
    PRETENDED_WORK_MS,
    isPending && isLive,
  );
}
