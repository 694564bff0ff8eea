import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { CircleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { colors, fonts, media, motion, radii } from '../../../src/shared/theme/tokens';
import { Icon } from '../../../src/shared/ui/Icon';
import { isWithin } from '../places';
import { useForm } from './FormContext';

interface FieldRowProps {
  readonly label: string;
  /** Also the id of the input. */
  readonly place: string;
  readonly hint: string | undefined;
  readonly isOptional?: boolean;
  /** Whether it has several inputs, each with a name of its own. */
  readonly isGroup?: boolean;
  /** At the end of the label's line. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A labelled input, and what is wrong with its value. */
export function FieldRow(props: FieldRowProps) {
  const { label, place, hint, isOptional, isGroup, aside, children } = props;
  const { faults } = useForm();
  const own = faults.filter((fault) => isWithin(fault.place, place));
  const name = (
    <>
      {label}
      {isOptional && <small> (optional)</small>}
    </>
  );
  return (
    <div data-place={place} {...(isGroup && { role: 'group', 'aria-label': label })}>
      <LabelLine>
        {isGroup ? <span>{name}</span> : <label htmlFor={place}>{name}</label>}
        {aside}
      </LabelLine>
      {hint && <Hint id={`${place}-hint`}>{hint}</Hint>}
      {children}
      <Faults id={`${place}-faults`} messages={own.map(({ message }) => message)} />
    </div>
  );
}

/** Ties an input to its label, its hint and its faults. */
export function useInputProps(place: string) {
  const { faults } = useForm();
  return {
    id: place,
    'aria-invalid': faults.some((fault) => isWithin(fault.place, place)),
    'aria-describedby': `${place}-hint ${place}-faults`,
  };
}

interface FaultsProps {
  readonly id?: string;
  readonly messages: readonly string[];
}

/** What is wrong, announced when it changes. */
export function Faults({ id, messages }: FaultsProps) {
  return (
    <div id={id} aria-live="polite">
      {[...new Set(messages)].map((message) => (
        <FaultLine key={message}>
          <Icon drawing={CircleAlert} />
          <span>{message}</span>
        </FaultLine>
      ))}
    </div>
  );
}

/** What an owner has to know of a field. */
export const Hint = styled.p(css`
  margin: -2px 0 8px;
  color: ${colors.muted};
  font: 400 0.8125rem / calc(18 / 13) ${fonts.text};
`);

/** How much is wrong. */
export const Count = styled.span(css`
  min-width: 24px;
  padding: 2px 8px;
  border-radius: ${radii.pill};
  background: ${colors.highlightTint};
  color: ${colors.highlightText};
  font: 700 0.8125rem / calc(20 / 13) ${fonts.text};
  text-align: center;
`);

const LabelLine = styled.div(css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-height: 28px;
  margin-bottom: 4px;
  font: 600 0.875rem / calc(20 / 14) ${fonts.text};
  & small {
    color: ${colors.muted};
    font-weight: 400;
  }
`);

const FaultLine = styled.p(css`
  display: flex;
  gap: 6px;
  margin-top: 6px;
  color: ${colors.highlightText};
  font-size: 0.875rem;
  line-height: calc(20 / 14);
  overflow-wrap: anywhere;
  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
    margin-top: 2px;
  }
`);

/** A button in the words of a line. */
export const SmallButton = styled.button(css`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-self: start;
  gap: 6px;
  min-height: 32px;
  padding: 4px 12px;
  border: 1px solid ${colors.buttonBorder};
  border-radius: ${radii.pill};
  background: ${colors.white};
  color: ${colors.ink};
  font: 600 0.8125rem / calc(18 / 13) ${fonts.text};
  transition: border-color ${motion.quick};
  ${media.hover} {
    &:hover:not(:disabled) {
      border-color: ${colors.ink};
    }
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
  & > svg {
    width: 16px;
    height: 16px;
  }
  &:disabled {
    border-color: transparent;
    background: ${colors.disabled};
    color: ${colors.disabledText};
  }
`);

/** Inputs beside each other: the first as wide as a swatch of a colour. */
export const InputLine = styled.div(css`
  display: grid;
  grid-template-columns: 52px minmax(0, 1fr);
  gap: 8px;
`);

/** A sample of a gradient or a picture. */
export const Sample = styled.div(css`
  display: grid;
  place-items: center;
  height: 44px;
  border: 1px solid ${colors.hairline};
  border-radius: ${radii.small};
  overflow: hidden;
  & > img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`);
