import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { colors, fonts, media } from '../theme/tokens';

/** Margins at both sides, clear of a phone's notch and corners in landscape. */
const gutters = (width: string) =>
  `padding-inline: max(${width}, env(safe-area-inset-left)) max(${width}, env(safe-area-inset-right));`;

/** The page's column: 1280 px at most, 16 px margin on a phone. */
export const Container = styled.div(css`
  width: 100%;
  max-width: 83rem;
  margin-inline: auto;
  ${gutters('16px')}
  ${media.tablet} {
    ${gutters('24px')}
  }
`);

/** For screen readers only. A space at its start separates it from the word before. */
export const VisuallyHidden = styled.span(css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: pre;
  border: 0;
`);

/** Heading of a page: 40/44 px on a phone, 60/64 on a wide screen. */
export const PageTitle = styled.h1(css`
  font: 780 min(clamp(2.5rem, 1.9rem + 2.6vw, 3.75rem), 12.5vw) / 1.08 ${fonts.heading};
  letter-spacing: -0.04em;
`);

/** Heading of a section: 29/32 to 40/44 px. */
export const SectionTitle = styled.h2(css`
  font: 760 min(clamp(1.8125rem, 1.5rem + 1.3vw, 2.5rem), 11vw) / 1.12 ${fonts.heading};
  letter-spacing: -0.03em;
`);

export const Muted = styled.p(css`
  color: ${colors.muted};
`);
