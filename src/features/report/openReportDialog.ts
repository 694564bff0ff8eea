import type { AppDispatch, RootState } from '../../app/store';
import { selectLocation } from '../../router/locationSlice';
import { withMessages } from '../../shared/i18n/messages';
import { type ReportPlace, dialogFailed, dialogOpened, reportRequested } from './reportDialogSlice';

/** Fetches the dialog, with its words. */
export function loadReportDialog() {
  return withMessages(import(/* webpackChunkName: "report" */ './dialog/ReportDialog'));
}

/** Opens the dialog once its code is here. */
export function openReportDialog(place: ReportPlace) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const { pathname, search } = selectLocation(getState());
    dispatch(reportRequested({ place, address: pathname + search }));
    try {
      await loadReportDialog();
      dispatch(dialogOpened());
    } catch {
      // Not even for a newer release is the page reloaded: what is to be reported would be lost.
      dispatch(dialogFailed());
    }
  };
}
