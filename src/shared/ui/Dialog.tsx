import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { edgeWhenForced } from '../theme/forcedColors';
import { lateShadows } from '../theme/screenTokens';
import { colors, layers, media, motion, radii, shadows } from '../theme/tokens';
import { AfterPaint } from './AfterPaint';
import { type ModalDialogOptions, useModalDialog } from './useModalDialog';

interface DialogProps extends ModalDialogOptions {
  /** Id of its labelling element. */
  readonly labelledBy: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A modal dialog: a sheet on a phone, a panel on wider screens. It is open while mounted. The page behind
 * it does not scroll; the focus is trapped inside and restored on close. Server-rendered, it looks the
 * same from the first paint; without scripts it is an inline part of the page.
 */
export function Dialog(props: DialogProps) {
  return (
    <AfterPaint onEscape={props.onClose}>
      <Modal {...props} />
    </AfterPaint>
  );
}

function Modal({ labelledBy, className, onClose, returnFocusTo, children }: DialogProps) {
  const modal = useModalDialog({ onClose, returnFocusTo });

  return (
    <Frame {...modal} aria-labelledby={labelledBy} className={className}>
      <Content>{children}</Content>
    </Frame>
  );
}

const rise = keyframes`
  from { opacity: 0; transform: translateY(16px); }
`;

const Frame = styled.dialog(css`
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
  ${edgeWhenForced}
  overflow: auto;
  overscroll-behavior: contain;
  /* Keeps the focused element clear of a sticky head. */
  scroll-padding-block: 88px 24px;
  animation: ${rise} ${motion.gentle};
  &::backdrop {
    background: ${colors.backdrop};
  }
  ${media.tablet} {
    width: calc(100% - max(48px, 2 * env(safe-area-inset-left), 2 * env(safe-area-inset-right)));
    max-width: 65rem;
    max-height: calc(100dvh - 48px);
    margin: auto;
    border-radius: ${radii.panel};
  }
  &[open]:not(:modal) {
    position: fixed;
    inset: auto 0 0;
    z-index: ${layers.dialog};
    box-shadow: ${lateShadows.behindDialog};
    ${media.tablet} {
      inset: 0;
    }
    ${media.scriptless} {
      position: static;
      width: 100%;
      max-width: none;
      max-height: none;
      margin: 0 0 24px;
      border-radius: ${radii.panel};
      box-shadow: ${shadows.card};
    }
  }
  /* Below the shop's name, whatever its length. */
  ${media.print} {
    &&[open] {
      position: absolute;
      inset: 64px 0 auto;
      width: 100%;
      max-width: none;
      max-height: none;
      margin: 0;
      box-shadow: none;
      overflow: visible;
      &::backdrop {
        display: none;
      }
    }
  }
`);

/** Fills the dialog element, so that a press on the element itself is one beside it. */
const Content = styled.div(css`
  min-height: 100%;
  /* A sheet reaches the edges of a phone. */
  padding-bottom: env(safe-area-inset-bottom);
  ${media.tablet} {
    padding-bottom: 0;
  }
`);
