import { Type } from 'lucide';
import { languages } from '../../../src/shared/i18n/languages';
import { Checkbox } from '../../../src/shared/ui/Checkbox';
import { Icon } from '../../../src/shared/ui/Icon';
import { STUDIO } from '../contract';
import { placeOf, textOf } from '../places';
import type { FieldProps } from './Field';
import { FieldRow, Hint, InputLine, Sample, useInputProps } from './fieldParts';
import { useForm } from './FormContext';
import { TextInput } from './TextFields';

/** A single value: a text, a number, a file, a choice, some of several choices, or yes or no. */
export function InputField({ label, schema, path, value, isOptional }: FieldProps) {
  const { set, names } = useForm();
  const { type, description: hint, pattern = '', items } = schema;
  const place = placeOf(path);
  const input = useInputProps(place);
  const isFile = pattern.startsWith('\\.(');
  const options = isFile ? names.filter((name) => new RegExp(pattern).test(name)) : schema.enum;
  const row = { label, hint, place, isOptional };
  if (type === 'boolean') {
    return (
      <Checkbox
        {...input}
        checked={value === true}
        onChange={({ target }) => {
          set(path, target.checked);
        }}
      >
        {label}
        <Hint as="span">{hint}</Hint>
      </Checkbox>
    );
  }
  if (items?.enum) {
    const chosen = Array.isArray(value) ? (value as readonly string[]) : [];
    return (
      <FieldRow {...row} isGroup>
        {items.enum.map((option) => (
          <Checkbox
            key={option}
            checked={chosen.includes(option)}
            onChange={({ target }) => {
              const isChosen = (other: string) =>
                other === option ? target.checked : chosen.includes(other);
              set(path, items.enum?.filter(isChosen));
            }}
          >
            {languages[option as keyof typeof languages].name}
          </Checkbox>
        ))}
      </FieldRow>
    );
  }
  if (options) {
    const chosen = textOf(value);
    const select = (
      <select
        {...input}
        value={chosen}
        onChange={({ target }) => {
          set(path, target.value);
        }}
      >
        {!options.includes(chosen) && <option>{chosen}</option>}
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    );
    return (
      <FieldRow {...row}>
        {isFile ? (
          <InputLine>
            <Sample>
              {chosen.endsWith('.woff2') ? (
                <Icon drawing={Type} />
              ) : (
                options.includes(chosen) && <img src={STUDIO.files + encodeURI(chosen)} alt="" />
              )}
            </Sample>
            {select}
          </InputLine>
        ) : (
          select
        )}
      </FieldRow>
    );
  }
  return (
    <FieldRow {...row}>
      {type === 'string' ? (
        <TextInput {...input} {...{ schema, value, path, isOptional }} />
      ) : (
        <input
          {...input}
          type="number"
          value={typeof value === 'number' ? value : ''}
          onChange={({ target }) => {
            set(path, target.value === '' ? undefined : Number(target.value));
          }}
        />
      )}
    </FieldRow>
  );
}
