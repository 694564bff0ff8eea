import type { AppDispatch, RootState } from '../../app/store';
import { selectLocation } from '../../router/locationSlice';
import { lazyPart } from '../../shared/ui/lazyPart';
import { type ReportPlace, dialogFailed, dialogOpened, reportRequested } from './reportDialogSlice';

/** Lazy, because a history imported by DevTools may open the dialog before its code is loaded. */
export const ReportDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "report" */ './dialog/ReportDialog')).ReportDialog,
);

/** Opens the dialog once its code is loaded. */
export function openReportDialog(place: ReportPlace) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const { pathname, search } = selectLocation(getState());
    dispatch(reportRequested({ place, address: pathname + search }));
    try {
      await ReportDialog.preload();
      dispatch(dialogOpened());
    } catch {
      // Does not reload, not even for a new release: the recorded visit would be lost.
      dispatch(dialogFailed());
    }
  };
}
