import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { edgeWhenForced } from '../theme/forcedColors';
import { lateShadows } from '../theme/screenTokens';
import { colors, layers, media, motion, radii, shadows } from '../theme/tokens';
import { type ModalDialogOptions, useModalDialog } from './useModalDialog';

interface DialogProps extends ModalDialogOptions {
  /** Id of the element that names it. */
  readonly labelledBy: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A modal dialog: a sheet on a phone, a panel on wider screens. It is open as long as it is
 * mounted. The page behind it does not scroll, the focus stays inside and goes back to where it
 * was. On a server's page it looks the same from the first paint; without scripts it is a part of
 * the page, at its place.
 */
export function Dialog({ labelledBy, className, onClose, returnFocusTo, children }: DialogProps) {
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

const appear = keyframes`
  from { opacity: 0; }
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
  animation: ${rise} ${motion.gentle};
  &::backdrop {
    background: ${colors.backdrop};
    animation: ${appear} ${motion.gentle};
  }
  ${media.tablet} {
    width: calc(100% - max(48px, 2 * env(safe-area-inset-left), 2 * env(safe-area-inset-right)));
    max-width: 1040px;
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
  /* Below the shop's name, as long as it is. */
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

/** Covers the whole frame, so that a press on the frame itself is a press beside it. */
const Content = styled.div(css`
  min-height: 100%;
  /* The sheet of a phone reaches its edges. */
  padding-bottom: env(safe-area-inset-bottom);
  ${media.tablet} {
    padding-bottom: 0;
  }
`);
