import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { edgeWhenForced } from '../../../shared/theme/forcedColors';
import { colors, fonts, hover, looks, radii, shadows } from '../../../shared/theme/tokens';

interface NoticeCardProps extends ComponentProps<'div'> {
  readonly as?: 'aside';
  /** The edge of the window or page where it is shown. */
  readonly edge?: 'top' | 'bottom';
}

/** A notice. */
export function NoticeCard({ edge = 'bottom', ...props }: NoticeCardProps) {
  return <Card {...props} data-notice={edge} />;
}

const Card = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 20px;
  width: fit-content;
  color: ${colors.white};
  font: 600 0.9375rem / calc(22 / 15) ${fonts.text};
  padding-block: 6px;
  padding-inline: 18px 10px;
  border: 1px solid ${colors.lineOnDark};
  border-radius: ${radii.card};
  background: ${colors.dark};
  box-shadow: ${shadows.overlay};
  ${edgeWhenForced}
  & > div {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  & svg {
    flex: none;
    width: 18px;
    height: 18px;
  }
`);

export const NoticeButton = styled.button(css`
  ${looks.bareButton}
  display: flex;
  align-items: center;
  min-height: 44px;
  /* Aligns its text with the text above. */
  margin-inline-start: -8px;
  padding: 8px;
  border-radius: ${radii.pill};
  color: ${colors.accent};
  font: 700 0.9375rem / calc(22 / 15) ${fonts.text};
  text-decoration: none;
  cursor: pointer;
  ${hover('text-decoration-line: underline')}
  &:focus-visible {
    outline-color: ${colors.accent};
  }
`);
