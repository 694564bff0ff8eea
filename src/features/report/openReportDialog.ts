import type { AppDispatch, RootState } from '../../app/store';
import { selectLocation } from '../../router/locationSlice';
import { withMessages } from '../../shared/i18n/messages';
import { type ReportPlace, dialogFailed, dialogOpened, reportRequested } from './reportDialogSlice';

/** Loads the dialog and its messages. */
export function loadReportDialog() {
  return withMessages(import(/* webpackChunkName: "report" */ './dialog/ReportDialog'));
}

/** Opens the dialog once its code is loaded. */
export function openReportDialog(place: ReportPlace) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const { pathname, search } = selectLocation(getState());
    dispatch(reportRequested({ place, address: pathname + search }));
    try {
      await loadReportDialog();
      dispatch(dialogOpened());
    } catch {
      // Does not reload, not even for a new release: the recorded visit would be lost.
      dispatch(dialogFailed());
    }
  };
}
