import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { colors, fonts, hover, motion, radii } from '../theme/tokens';

export type ButtonLook = 'primary' | 'accent' | 'secondary' | 'outline' | 'white';

const looks = {
  primary: css`
    background: ${colors.primary};
    color: ${colors.white};
    ${hover(`background: ${colors.primaryDark}`, '&:hover:not(:disabled)')}
  `,
  accent: css`
    background: ${colors.accent};
    color: ${colors.ink};
    ${hover(`background: ${colors.accentHover}`, '&:hover:not(:disabled)')}
  `,
  secondary: css`
    background: ${colors.white};
    color: ${colors.ink};
    border-color: ${colors.buttonBorder};
    ${hover(`border-color: ${colors.ink}`, '&:hover:not(:disabled)')}
  `,
  outline: css`
    background: ${colors.white};
    color: ${colors.primaryDark};
    border-color: ${colors.primary};
    ${hover(`background: ${colors.primaryTint}`, '&:hover:not(:disabled)')}
  `,
  white: css`
    background: ${colors.white};
    color: ${colors.ink};
    ${hover(`background: ${colors.ground}`, '&:hover:not(:disabled)')}
  `,
} as const;

interface ButtonStyle {
  readonly look?: ButtonLook;
  readonly isWide?: boolean;
}

export const disabledLook = css`
  background: ${colors.disabled};
  border-color: transparent;
  color: ${colors.disabledText};
`;

/** A pill, at least 48 px high, for `button` and, through `as`, for links. */
export const buttonStyle = ({ look = 'primary', isWide = false }: ButtonStyle) => css`
  display: ${isWide ? 'flex' : 'inline-flex'};
  width: ${isWide ? '100%' : 'auto'};
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: 48px;
  padding: 11px 24px;
  border: 1px solid transparent;
  border-radius: ${radii.panel};
  font: 650 1rem / calc(24 / 16) ${fonts.text};
  text-align: center;
  text-decoration: none;
  transition:
    background-color ${motion.quick},
    border-color ${motion.quick},
    color ${motion.quick};
  ${looks[look]}
  &:disabled {
    ${disabledLook}
  }
  & > svg {
    width: 20px;
    height: 20px;
  }
`;

const StyledButton = styled.button<ButtonStyle>(buttonStyle);

/** A button; its default `type` does not submit a form. */
export function Button(props: ButtonStyle & ComponentProps<'button'>) {
  return <StyledButton type="button" {...props} />;
}

export const ButtonLink = styled.a<ButtonStyle>(buttonStyle);

/** A round button for one icon; needs an `aria-label`. */
export function IconButton(props: ComponentProps<'button'> & { 'aria-label': string }) {
  return <RoundButton type="button" {...props} />;
}

const RoundButton = styled.button(css`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 1px solid ${colors.hairline};
  border-radius: ${radii.pill};
  background: ${colors.white};
  color: ${colors.ink};
  transition:
    border-color ${motion.quick},
    background-color ${motion.quick};
  ${hover(`border-color: ${colors.ink}`, '&:hover:not(:disabled)')}
  & > svg {
    width: 20px;
    height: 20px;
  }
`);
