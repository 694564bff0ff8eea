import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { type ReactNode, useEffect, useRef } from 'react';
import { lockScroll } from '../lib/lockScroll';
import { keepFocusIn, trapTab } from '../lib/trapTab';
import { colors, media, motion, radii, shadows } from '../theme/tokens';

interface DialogProps {
  /** Id of the element that names it. */
  readonly labelledBy: string;
  /** Asked to close: by Escape or by a press beside it. */
  readonly onClose: () => void;
  /** Takes the focus afterwards when the element that had it is gone. */
  readonly returnFocusTo?: () => HTMLElement | null;
  readonly children: ReactNode;
}

/**
 * A modal dialog: a sheet on a phone, a panel on wider screens. It is open as long as it is
 * mounted; browsers only, as servers cannot open one. The page behind it does not scroll, the
 * focus stays inside and goes back to where it was.
 */
export function Dialog({ labelledBy, onClose, returnFocusTo, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const returnTo = useRef(returnFocusTo);
  useEffect(() => {
    returnTo.current = returnFocusTo;
  });

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const before = document.activeElement;
    const unlock = lockScroll();
    dialog.showModal();
    return () => {
      dialog.close();
      unlock();
      const wasOnPage = before instanceof HTMLElement && before !== document.body;
      const target = wasOnPage && before.isConnected ? before : returnTo.current?.();
      target?.focus({ preventScroll: true });
    };
  }, []);

  // What is in it may change while it is open, and take the focus away with it.
  useEffect(() => {
    if (ref.current) keepFocusIn(ref.current);
  });

  return (
    <Frame
      ref={ref}
      aria-labelledby={labelledBy}
      onKeyDown={(event) => {
        trapTab(event.currentTarget, event.nativeEvent);
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
      // The gesture that means Escape on a phone; whoever renders the dialog decides.
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Only a press that begins beside the dialog: text may be selected across its edge.
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <Content>{children}</Content>
    </Frame>
  );
}

const rise = keyframes`
  from { opacity: 0; transform: translateY(16px); }
`;

const appear = keyframes`
  from { opacity: 0; }
`;

const Frame = styled.dialog`
  width: 100%;
  max-width: none;
  height: fit-content;
  max-height: calc(100dvh - 24px);
  margin: auto 0 0;
  padding: 0;
  border: 0;
  border-radius: ${radii.panelPhone} ${radii.panelPhone} 0 0;
  background: ${colors.white};
  color: ${colors.ink};
  box-shadow: ${shadows.overlay};
  overflow: auto;
  overscroll-behavior: contain;
  animation: ${rise} ${motion.gentle};
  &::backdrop {
    background: rgb(6 47 57 / 58%);
    animation: ${appear} ${motion.gentle};
  }
  ${media.tablet} {
    width: calc(100% - 48px);
    max-width: 1040px;
    max-height: calc(100dvh - 48px);
    margin: auto;
    border-radius: ${radii.panel};
  }
`;

/** Covers the whole frame, so that a press on the frame itself is a press beside it. */
const Content = styled.div`
  min-height: 100%;
`;
