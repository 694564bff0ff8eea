import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { ChevronDown } from 'lucide';
import { type ReactElement, memo, useId } from 'react';
import { colors, radii, textSize } from '../../../shared/theme/tokens';
import { Icon } from '../../../shared/ui/Icon';
import { optionOf } from '../bikeFilters';

interface SelectFieldProps<Option extends string> {
  readonly label: string;
  /** The form field's name, which is the parameter in the address. */
  readonly name: string;
  /** The label of no choice. */
  readonly none: string;
  readonly describedBy: string | undefined;
  readonly options: readonly Option[];
  /** Labels of the options; the value by default. */
  readonly names?: Readonly<Record<Option, string>>;
  readonly chosen: Option | null;
  readonly onChoose: (option: Option | null) => void;
}

/** A select of one option or none. */
export const SelectField = memo(function SelectField<Option extends string>({
  label,
  name,
  none,
  describedBy,
  options,
  names,
  chosen,
  onChoose,
}: SelectFieldProps<Option>) {
  const id = useId();
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      <div>
        <select
          id={id}
          name={name}
          value={chosen ?? ''}
          aria-describedby={describedBy}
          // Unlike `onChange`, also called for input before hydration (`eventReplay.ts`).
          onInput={(event) => {
            onChoose(optionOf(options, event.currentTarget.value));
          }}
        >
          <option value="">{none}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {names?.[option] ?? option}
            </option>
          ))}
        </select>
        <Icon drawing={ChevronDown} size={20} />
      </div>
    </Field>
  );
}) as <Option extends string>(props: SelectFieldProps<Option>) => ReactElement;

const Field = styled.div(css`
  & > label {
    display: block;
    margin-bottom: 8px;
    ${textSize(15, 20)}
    font-weight: 650;
  }
  & > div {
    position: relative;
  }
  & select {
    width: 100%;
    min-height: 48px;
    padding: 0 44px 0 14px;
    border: 1px solid ${colors.fieldBorder};
    border-radius: ${radii.field};
    background: ${colors.white};
    appearance: none;
    cursor: pointer;
  }
  & svg {
    position: absolute;
    top: 14px;
    right: 14px;
    pointer-events: none;
  }
`);
