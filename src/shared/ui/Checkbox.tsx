import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Check } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { colors, media, motion, radii } from '../theme/tokens';
import { Icon } from './Icon';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** The label, which may contain links. */
  readonly children: ReactNode;
}

/** A checkbox whose whole row is its target. */
export function Checkbox({ children, className, ...input }: CheckboxProps) {
  return (
    <Row className={className}>
      <Place>
        <Input {...input} type="checkbox" />
        <Icon drawing={Check} size={16} />
      </Place>
      <span>{children}</span>
    </Row>
  );
}

const Row = styled.label(css`
  display: flex;
  align-items: flex-start;
  gap: 12px;
  min-height: 44px;
  padding: 10px 0;
  cursor: pointer;
`);

const Place = styled.span(css`
  position: relative;
  flex: none;
  width: 24px;
  height: 24px;
  margin-top: calc((1lh - 24px) / 2);
  & > svg {
    position: absolute;
    inset: 4px;
    color: ${colors.white};
    stroke-width: 3;
    pointer-events: none;
    opacity: 0;
  }
  & > input:checked + svg {
    opacity: 1;
  }
`);

const Input = styled.input(css`
  appearance: none;
  display: block;
  width: 24px;
  height: 24px;
  margin: 0;
  border: 1px solid ${colors.fieldBorder};
  border-radius: ${radii.small};
  background: ${colors.white};
  cursor: pointer;
  transition:
    background-color ${motion.quick},
    border-color ${motion.quick};
  &:hover {
    border-color: ${colors.ink};
  }
  &:checked {
    border-color: ${colors.primary};
    background: ${colors.primary};
  }
  ${media.forcedColors} {
    appearance: auto;
  }
`);
