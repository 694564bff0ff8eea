import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import type { RootState } from '../../app/rootReducer';
import type { AppDispatch } from '../../app/store';
import { selectLocation } from '../../router/locationSlice';
import { useMessages } from '../../shared/i18n/useMessages';
import { looks } from '../../shared/theme/tokens';
import { lazyPart } from '../../shared/ui/lazyPart';
import {
  type ReportPlace,
  dialogClosed,
  dialogFailed,
  dialogOpened,
  reportRequested,
  selectReportDialog,
} from './reportDialogSlice';
import { reportMessages } from './reportMessages';

/** Lazy, because a history imported by DevTools may open the dialog before its code is loaded. */
const ReportDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "report" */ './dialog/ReportDialog')).ReportDialog,
);

/** Opens the dialog once its code is loaded. */
function openReportDialog(place: ReportPlace) {
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

interface ReportProblemProps {
  readonly place: ReportPlace;
  readonly className?: string;
}

/** The 'Report a problem' button and its dialog. */
export function ReportProblem({ place, className }: ReportProblemProps) {
  const m = useMessages(reportMessages);
  const dispatch = useAppDispatch();
  const dialog = useAppSelector(selectReportDialog);
  const status = dialog.place === place ? dialog.status : 'closed';
  return (
    <>
      <TextButton
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-busy={status === 'loading'}
        onClick={() => {
          if (status !== 'loading') void dispatch(openReportDialog(place));
        }}
        onKeyDown={({ key }) => {
          if (key === 'Escape' && status === 'loading') dispatch(dialogClosed());
        }}
      >
        {m.reportProblem}
      </TextButton>
      {status === 'missing' && <Missing />}
      {status === 'open' && createPortal(<ReportDialog />, document.body)}
    </>
  );
}

/** Says that the dialog is missing. */
function Missing() {
  const m = useMessages(reportMessages);
  const note = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Note ref={note} role="alert">
      {m.dialogMissing}
    </Note>
  );
}

const TextButton = styled.button(css`
  ${looks.bareButton}
  min-height: 44px;
  padding: 10px 0;
  color: inherit;
  text-align: start;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 4px;
  /* On a slow network the dialog loads visibly. */
  &[aria-busy='true']::after {
    content: ' …';
  }
`);

const Note = styled.span(css`
  display: block;
  padding-bottom: 12px;
`);
