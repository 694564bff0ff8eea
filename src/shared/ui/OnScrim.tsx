import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { maskImage } from '../theme/maskImage';
import { masks, media } from '../theme/tokens';

/** Eases at both ends, to avoid a visible edge. */
const fade = (side: string) =>
  `linear-gradient(to ${side}, transparent, ${masks.faint} calc(var(--fade) * 0.3), ${masks.strong} calc(var(--fade) * 0.7), black var(--fade))`;

interface OnScrimProps extends ComponentProps<'div'> {
  /** A colour from `scrimColor`. */
  readonly scrim: string;
}

/**
 * Light text that stays readable on any picture: behind it, no colour channel of the background is brighter
 * than the scrim's. Darker backgrounds do not change, so a picture made for text stays as it is. The
 * background must be an isolated, clipping stacking context, without another one in between, and its
 * picture must have z-index -2. Beyond the text it fades out over `--fade`.
 */
export function OnScrim({ scrim, ...props }: OnScrimProps) {
  return <Box {...props} style={{ '--scrim': scrim }} />;
}

/**
 * The scrim reaches the top and left edges of the background, where the text is. Browsers print only one
 * of the masks; the blur avoids an edge there too.
 */
const Box = styled.div(css`
  --fade: 56px;
  position: relative;
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: -500px calc(-1 * var(--fade)) calc(-1 * var(--fade)) -500px;
    background: var(--scrim);
    mix-blend-mode: darken;
    ${maskImage(`${fade('left')}, ${fade('top')}`)}
    -webkit-mask-composite: source-in;
    mask-composite: intersect;
    pointer-events: none;
    ${media.print} {
      inset: -500px -28px -28px -500px;
      ${maskImage('none')}
      filter: blur(14px);
    }
  }
`);
