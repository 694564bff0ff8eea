import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { languages as spoken } from '../../../src/shared/i18n/languages';
import { colors, fonts } from '../../../src/shared/theme/tokens';
import { isObject, placeOf, textOf } from '../places';
import type { FieldProps } from './Field';
import { FieldRow, SmallButton, useInputProps } from './fieldParts';
import { useForm } from './FormContext';

/** More characters than fit one line of the form. */
const LINE_MAX = 60;

type TextInputProps = Omit<ComponentProps<'input'>, 'value'> &
  Pick<FieldProps, 'schema' | 'path' | 'value' | 'isOptional'>;

/** An optional text that is empty is left out of the file. */
export function TextInput({ schema, path, value, isOptional, ...input }: TextInputProps) {
  const { set } = useForm();
  const { maxLength = 0 } = schema;
  const Input = (maxLength > LINE_MAX && maxLength < 2_000 ? 'textarea' : 'input') as 'input';
  return (
    <Input
      {...useInputProps(placeOf(path))}
      {...input}
      value={textOf(value)}
      onChange={({ target }) => {
        set(path, target.value === '' && isOptional ? undefined : target.value);
      }}
    />
  );
}

/** One text for all languages, or one for each; English stands in where one is missing. */
export function TextsField({ label, schema, path, value, isOptional }: FieldProps) {
  const { set, languages } = useForm();
  const place = placeOf(path);
  const text = schema.anyOf?.[0] ?? {};
  const texts = isObject(value) ? value : undefined;
  return (
    <FieldRow
      {...{ label, place, isOptional }}
      hint={schema.description}
      isGroup={texts !== undefined}
      aside={
        (texts ?? (languages.length > 1 && value !== undefined)) && (
          <SmallButton
            type="button"
            aria-label={`${label}: one text for ${texts ? 'all languages' : 'each language'}`}
            onClick={() => {
              set(path, texts?.en ?? { en: value ?? '' });
            }}
          >
            {texts ? 'One for all' : 'Translate'}
          </SmallButton>
        )
      }
    >
      {!texts && <TextInput schema={text} {...{ path, value, isOptional }} />}
      {texts &&
        languages.map((language) => (
          <Line key={language} data-place={`${place}.${language}`}>
            <span aria-hidden>{language}</span>
            <TextInput
              schema={text}
              path={[...path, language]}
              value={texts[language]}
              isOptional={language !== 'en'}
              aria-label={`${label} in ${spoken[language].name}`}
              lang={spoken[language].tag}
              placeholder={textOf(texts.en)}
            />
          </Line>
        ))}
    </FieldRow>
  );
}

const Line = styled.div(css`
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr);
  align-items: center;
  & + & {
    margin-top: 8px;
  }
  & > span {
    color: ${colors.muted};
    font: 700 0.75rem / calc(16 / 12) ${fonts.text};
    text-transform: uppercase;
  }
`);
