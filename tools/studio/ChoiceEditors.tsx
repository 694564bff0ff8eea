import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Checkbox } from '../../src/shared/ui/Checkbox';
import type { EditorProps } from './FieldEditor';
import { languageName } from './fields';
import { useForm } from './FormContext';
import { isWithin, placeOf } from './places';
import { Faults, FieldRow, Hint, Inset, Select } from './studioFormParts';

interface SwitchEditorProps extends EditorProps<'switch'> {
  /** In place of writing true or false. */
  readonly onChange?: (isOn: boolean) => void;
}

export function SwitchEditor({ label, field, path, value, onChange }: SwitchEditorProps) {
  const { set, faults } = useForm();
  const place = placeOf(path);
  return (
    <div data-place={place}>
      <Checkbox
        checked={value === true}
        onChange={({ target }) => {
          if (onChange) onChange(target.checked);
          else set(path, target.checked);
        }}
      >
        {label}
        {field.hint && <Hint as="span">{field.hint}</Hint>}
      </Checkbox>
      {!onChange && (
        <Faults
          messages={faults.filter((fault) => fault.place === place).map(({ message }) => message)}
        />
      )}
    </div>
  );
}

export function ChoiceEditor({ label, field, path, value }: EditorProps<'choice'>) {
  const { set } = useForm();
  const chosen = typeof value === 'string' ? value : '';
  const options = field.options.includes(chosen) ? field.options : [chosen, ...field.options];
  return (
    <FieldRow label={label} hint={field.hint} place={placeOf(path)} isOptional={field.isOptional}>
      {(input) => (
        <Select
          {...input}
          value={chosen}
          onChange={({ target }) => {
            set(path, target.value);
          }}
        >
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </Select>
      )}
    </FieldRow>
  );
}

/** Some words of a list; they keep its order. */
export function ChoicesEditor({ label, field, path, value }: EditorProps<'choices'>) {
  const { set, faults } = useForm();
  const place = placeOf(path);
  const chosen = Array.isArray(value) ? (value as readonly unknown[]) : [];
  return (
    <Inset data-place={place}>
      <legend>{label}</legend>
      {field.hint && <Hint>{field.hint}</Hint>}
      <Options>
        {field.options.map((option) => (
          <Checkbox
            key={option}
            checked={chosen.includes(option)}
            onChange={({ target }) => {
              set(
                path,
                field.options.filter((other) =>
                  other === option ? target.checked : chosen.includes(other),
                ),
              );
            }}
          >
            {languageName(option) ?? option}
          </Checkbox>
        ))}
      </Options>
      <Faults
        messages={faults
          .filter((fault) => isWithin(fault.place, place))
          .map(({ message }) => message)}
      />
    </Inset>
  );
}

const Options = styled.div(css`
  display: grid;
  grid-template-columns: 1fr 1fr;
`);
