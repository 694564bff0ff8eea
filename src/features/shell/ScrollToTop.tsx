import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { ArrowUp } from 'lucide';
import { useSyncExternalStore } from 'react';
import { useMessages } from '../../shared/i18n/useMessages';
import { focusMain } from '../../shared/lib/focus';
import { colors, layers, radii, shadows } from '../../shared/theme/tokens';
import { IconButton } from '../../shared/ui/Button';
import { Icon } from '../../shared/ui/Icon';
import { layoutMessages } from './layoutMessages';

/** Scroll position from which the button appears, in px (spec §9). */
const SCROLL_TOP_THRESHOLD = 300;

/** The button that appears after scrolling past 300 px, spec §2. */
export function ScrollToTop() {
  const m = useMessages(layoutMessages);
  const isPastThreshold = useSyncExternalStore(onScroll, readIsPastThreshold, () => false);

  const scrollUp = () => {
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    // Moves the focus, because the button is about to be removed.
    focusMain({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
  };

  if (!isPastThreshold) return null;
  return (
    <Place>
      <IconButton aria-label={m.scrollToTop} onClick={scrollUp}>
        <Icon drawing={ArrowUp} />
      </IconButton>
    </Place>
  );
}

function onScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => {
    window.removeEventListener('scroll', listener);
  };
}

function readIsPastThreshold(): boolean {
  return window.scrollY > SCROLL_TOP_THRESHOLD;
}

/**
 * With a narrow page margin, a tab inside it: as wide as a tablet's margin, so that it covers no control
 * of a card, and above elements at the window's lower edge.
 */
const Place = styled.div(css`
  position: fixed;
  right: env(safe-area-inset-right);
  bottom: 96px;
  z-index: ${layers.sticky};
  --ring: ${colors.primary};
  & > button {
    width: 24px;
    height: 56px;
    border-color: transparent;
    border-radius: ${radii.field} 0 0 ${radii.field};
    color: ${colors.ink};
    box-shadow: ${shadows.overlay}, ${shadows.card};
  }
  /* Inside, so that the window's edge does not clip it. */
  & > button:focus-visible {
    outline-offset: -3px;
  }
  @media (min-width: 90em) {
    right: 16px;
    bottom: 24px;
    & > button {
      width: 52px;
      height: 52px;
      border-radius: ${radii.pill};
    }
  }
`);
