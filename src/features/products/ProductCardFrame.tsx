import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { lineClamp } from '../../shared/theme/lineClamp';
import { fonts, looks, media, shadows, textSize } from '../../shared/theme/tokens';

/** A product card and its parts, shared with the skeleton to avoid a layout shift. */
export const Card = styled.article(css`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr auto;
  min-width: 0;
  ${looks.card}
  box-shadow: ${shadows.card};
  overflow: hidden;
  ${media.desktop} {
    grid-template: 1fr auto / 200px 1fr;
    min-height: 242px;
  }
  ${media.wide} {
    grid-template-columns: 240px 1fr;
  }
`);

export const Side = styled.div(css`
  position: relative;
  display: grid;
  ${media.desktop} {
    grid-row: 1 / 3;
  }
`);

export const Facts = styled.div(css`
  display: flex;
  flex-direction: column;
  gap: 4px;
  min-width: 0;
  padding: 12px 12px 8px;
  & > h3 {
    font: 650 1.0625rem / calc(21 / 17) ${fonts.heading};
    overflow-wrap: anywhere;
    ${lineClamp(3)}
  }
  ${media.desktop} {
    padding: 20px 20px 12px;
    gap: 8px;
    & > h3 {
      ${textSize(23, 28)}
    }
  }
  ${media.wide} {
    padding: 24px 28px 12px;
    & > h3 {
      ${textSize(27, 32)}
    }
  }
`);
