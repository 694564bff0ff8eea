import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Component, type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { useMessages } from '../../shared/i18n/useMessages';
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
      <Missing isShown={status === 'missing'}>{m.dialogMissing}</Missing>
      {status === 'open' && (
        <DialogBoundary fallback={<Missing isShown>{m.dialogMissing}</Missing>}>
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

/** A live region, rendered empty first so that screen readers announce its text. */
function Missing({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  const note = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isShown) note.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  return (
    <Note ref={note} role="status">
      {isShown && children}
    </Note>
  );
}

const TextButton = styled.button(css`
  min-height: 44px;
  padding: 10px 0;
  border: 0;
  background: none;
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
  &:not(:empty) {
    padding-bottom: 12px;
  }
`);
