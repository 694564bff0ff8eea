import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Component, type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { useMessages } from '../../shared/i18n/useMessages';
import { looks } from '../../shared/theme/tokens';
import { ReportDialog, openReportDialog } from './openReportDialog';
import { type ReportPlace, selectReportDialog } from './reportDialogSlice';
import { reportMessages } from './reportMessages';

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
      >
        {m.reportProblem}
      </TextButton>
      {status === 'missing' && <Missing />}
      {status === 'open' && (
        <DialogBoundary fallback={<Missing />}>
          {createPortal(<ReportDialog />, document.body)}
        </DialogBoundary>
      )}
    </>
  );
}

interface BoundaryProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Isolates a crash of the dialog from the page, which may be the crash page itself. */
class DialogBoundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
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
