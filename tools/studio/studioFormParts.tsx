import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { CircleAlert } from 'lucide';
import { type ReactNode, useId } from 'react';
import { colors, fonts, media, motion, radii } from '../../src/shared/theme/tokens';
import { Icon } from '../../src/shared/ui/Icon';
import { useForm } from './FormContext';
import { isWithin } from './places';

/** How an input is tied to its label and its faults. */
export interface InputProps {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

interface FieldRowProps {
  readonly label: ReactNode;
  readonly place: string;
  readonly isOptional?: boolean;
  readonly hint: string | undefined;
  /** At the end of the label's line. */
  readonly aside?: ReactNode;
  readonly children: (input: InputProps) => ReactNode;
}

/** A labelled input, and what is wrong with its value. */
export function FieldRow({ label, place, isOptional, hint, aside, children }: FieldRowProps) {
  const { faults } = useForm();
  const own = faults.filter((fault) => isWithin(fault.place, place));
  const id = useId();
  const faultsId = `${id}-faults`;
  const hintId = `${id}-hint`;
  const described = [hint && hintId, own.length > 0 && faultsId].filter(Boolean).join(' ');
  return (
    <Row data-place={place}>
      <LabelLine>
        <label htmlFor={id}>
          {label}
          {isOptional && <small> (optional)</small>}
        </label>
        {aside}
      </LabelLine>
      {hint && <Hint id={hintId}>{hint}</Hint>}
      {children({
        id,
        'aria-invalid': own.length > 0,
        'aria-describedby': described === '' ? undefined : described,
      })}
      <Faults id={faultsId} messages={own.map(({ message }) => message)} />
    </Row>
  );
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
  font: 400 13px / calc(18 / 13) ${fonts.text};
`);

const Row = styled.div(css`
  min-width: 0;
`);

export const LabelLine = styled.div(css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-height: 28px;
  margin-bottom: 4px;
  & > label,
  & > span {
    font: 600 14px / calc(20 / 14) ${fonts.text};
  }
  & small {
    color: ${colors.muted};
    font-size: 13px;
    font-weight: 400;
  }
`);

const box = `
  width: 100%;
  min-height: 44px;
  border: 1px solid ${colors.fieldBorder};
  border-radius: ${radii.small};
  background: ${colors.white};
  font-size: 15px;
  line-height: calc(22 / 15);
  transition: border-color ${motion.quick};
  &:hover {
    border-color: ${colors.ink};
  }
  &:focus-visible {
    border-color: ${colors.primary};
    outline-offset: 0;
  }
  &[aria-invalid='true'] {
    border-color: ${colors.highlightText};
  }
`;

export const Input = styled.input(css`
  ${box}
  padding: 0 12px;
`);

export const TextArea = styled.textarea(css`
  ${box}
  display: block;
  padding: 10px 12px;
  resize: vertical;
  field-sizing: content;
`);

export const Select = styled.select(css`
  ${box}
  padding: 0 8px;
`);

/** A button in the words of a line. */
export const SmallButton = styled.button(css`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 6px;
  min-height: 32px;
  padding: 4px 12px;
  border: 1px solid ${colors.buttonBorder};
  border-radius: ${radii.pill};
  background: ${colors.white};
  color: ${colors.ink};
  font: 600 13px / calc(18 / 13) ${fonts.text};
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

export const FaultLine = styled.p(css`
  display: flex;
  gap: 6px;
  margin-top: 6px;
  color: ${colors.highlightText};
  font-size: 14px;
  line-height: calc(20 / 14);
  overflow-wrap: anywhere;
  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
    margin-top: 2px;
  }
`);

/** Fields under each other. */
export const Stack = styled.div(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`);

/** Fields of one thing among others. */
export const Inset = styled.fieldset(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  min-width: 0;
  & > legend {
    padding: 0;
    margin-bottom: 8px;
    font: 700 15px / calc(20 / 15) ${fonts.text};
  }
`);
