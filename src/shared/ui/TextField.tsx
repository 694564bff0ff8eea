import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { CircleAlert } from 'lucide';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useMessages } from '../i18n/useMessages';
import { useErrorDescription } from '../lib/useErrorDescription';
import { colors, fonts, motion, radii, textSize } from '../theme/tokens';
import { Icon } from './Icon';
import { uiMessages } from './uiMessages';

interface TextFieldProps extends ComponentProps<'input'> {
  readonly label: string;
  readonly isOptional?: boolean;
  /** Shown below the field. */
  readonly error?: string | undefined;
  /** Whether the error is the field's description, too. */
  readonly isErrorSaid?: boolean;
  /** A control inside the field, at its end. */
  readonly trailing?: ReactNode;
  /** Below the field: a hint, a meter. */
  readonly children?: ReactNode;
}

/** A labelled input with its error. */
export function TextField({
  label,
  isOptional = false,
  error,
  isErrorSaid = true,
  trailing,
  children,
  id: givenId,
  className,
  ...input
}: TextFieldProps) {
  const m = useMessages(uiMessages);
  const ownId = useId();
  const id = givenId ?? ownId;
  const errorId = `${id}-error`;
  const { isDescription, ...focusHandlers } = useErrorDescription(isErrorSaid ? error : null);
  return (
    <Field className={className}>
      <Label htmlFor={id}>
        <span>{label}</span>
        {isOptional && <Optional>{` ${m.optional}`}</Optional>}
      </Label>
      <Box {...focusHandlers}>
        <Input
          {...input}
          id={id}
          aria-invalid={error !== undefined}
          aria-describedby={isDescription ? errorId : undefined}
          aria-required={!isOptional}
          data-has-trailing={trailing !== undefined}
        />
        {trailing}
      </Box>
      {children}
      {error !== undefined && (
        <ErrorText id={errorId}>
          <Icon drawing={CircleAlert} size={18} />
          <span>{error}</span>
        </ErrorText>
      )}
    </Field>
  );
}

const Field = styled.div(css`
  min-width: 0;
`);

const Label = styled.label(css`
  display: block;
  margin-bottom: 8px;
  font: 600 0.9375rem / calc(20 / 15) ${fonts.text};
`);

const Optional = styled.span(css`
  color: ${colors.muted};
  font-weight: 400;
`);

const Box = styled.div(css`
  position: relative;
`);

const Input = styled.input(css`
  width: 100%;
  min-height: 52px;
  padding: 0 14px;
  border: 1px solid ${colors.fieldBorder};
  border-radius: ${radii.field};
  background: ${colors.white};
  font-size: 1rem;
  transition: border-color ${motion.quick};
  &[data-has-trailing='true'] {
    padding-right: 54px;
  }
  &::placeholder {
    color: ${colors.muted};
    opacity: 1;
  }
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
`);

const ErrorText = styled.p(css`
  display: flex;
  gap: 6px;
  margin-top: 6px;
  color: ${colors.highlightText};
  ${textSize(15, 20)}
  & > svg {
    margin-top: calc((1lh - 18px) / 2);
  }
`);
