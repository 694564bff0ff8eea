import { useAppDispatch, useAppSelector, useClock } from '../../app/hooks';
import { PRETENDED_WORK_MS } from '../../shared/config/times';
import { selectForm, workEnded } from './authSlice';
import type { FormName } from './formFields';
import { logTexts } from './logTexts';

/**
 * Ends a submission after the 2 s of spec §9, then only logs (spec §4). Leaving the screen cancels
 * it.
 */
export function useFakeSubmit(form: FormName): void {
  const dispatch = useAppDispatch();
  const isPending = useAppSelector((state) => selectForm(state, form).submission === 'pending');
  useClock(
    () => {
      console.log(logTexts[form]);
      dispatch(workEnded({ form }));
    },
    PRETENDED_WORK_MS,
    isPending,
  );
}
