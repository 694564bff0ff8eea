import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { languages as spoken } from '../../src/shared/i18n/languages';
import { colors, fonts, radii } from '../../src/shared/theme/tokens';
import type { EditorProps } from './FieldEditor';
import { useForm } from './FormContext';
import { isObject, isWithin, placeOf } from './places';
import {
  Faults,
  FieldRow,
  Hint,
  Input,
  type InputProps,
  LabelLine,
  SmallButton,
  TextArea,
} from './studioFormParts';

interface TextInputProps extends InputProps {
  readonly value: string;
  readonly isLong: boolean;
  readonly type?: string;
  readonly placeholder?: string | undefined;
  readonly lang?: string | undefined;
  readonly onText: (text: string) => void;
}

function TextInput({ isLong, type = 'text', onText, ...props }: TextInputProps) {
  if (isLong) {
    return (
      <TextArea
        {...props}
        rows={2}
        onChange={({ target }) => {
          onText(target.value);
        }}
      />
    );
  }
  return (
    <Input
      {...props}
      type={type}
      onChange={({ target }) => {
        onText(target.value);
      }}
    />
  );
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

export function TextEditor({ label, field, path, value }: EditorProps<'text'>) {
  const { set } = useForm();
  return (
    <FieldRow label={label} hint={field.hint} place={placeOf(path)} isOptional={field.isOptional}>
      {(input) => (
        <TextInput
          {...input}
          value={textOf(value)}
          isLong={field.isLong}
          type={field.type}
          onText={(text) => {
            set(path, text === '' && field.isOptional ? undefined : text);
          }}
        />
      )}
    </FieldRow>
  );
}

/** One text for all languages, or one for each; English stands in where one is missing. */
export function TextsEditor({ label, field, path, value }: EditorProps<'texts'>) {
  const { set, languages, faults } = useForm();
  const { isLong, isOptional } = field;
  const place = placeOf(path);
  if (!isObject(value)) {
    const text = textOf(value);
    return (
      <FieldRow
        label={label}
        hint={field.hint}
        place={place}
        isOptional={isOptional}
        aside={
          languages.length > 1 && text !== '' ? (
            <SmallButton
              type="button"
              aria-label={`${label}: one text for each language`}
              onClick={() => {
                set(path, { en: text });
              }}
            >
              Translate
            </SmallButton>
          ) : null
        }
      >
        {(input) => (
          <TextInput
            {...input}
            value={text}
            isLong={isLong}
            onText={(typed) => {
              set(path, typed === '' && isOptional ? undefined : typed);
            }}
          />
        )}
      </FieldRow>
    );
  }
  const english = textOf(value.en);
  const own = faults.filter((fault) => fault.place === place);
  return (
    <div role="group" aria-label={label} data-place={place}>
      <LabelLine>
        <span>
          {label}
          {isOptional && <small> (optional)</small>}
        </span>
        <SmallButton
          type="button"
          aria-label={`${label}: one text for all languages`}
          onClick={() => {
            set(path, english === '' && isOptional ? undefined : english);
          }}
        >
          One for all
        </SmallButton>
      </LabelLine>
      {field.hint && <Hint>{field.hint}</Hint>}
      <Languages>
        {languages.map((language) => {
          const messages = faults
            .filter((fault) => isWithin(fault.place, `${place}.${language}`))
            .map(({ message }) => message);
          const id = `${place}.${language}`;
          const { tag, name } = spoken[language];
          return (
            <div key={language} data-place={id}>
              <Language aria-hidden>{language}</Language>
              <TextInput
                id={id}
                aria-label={`${label} in ${name}`}
                aria-invalid={messages.length > 0}
                aria-describedby={messages.length > 0 ? `${id}-faults` : undefined}
                lang={tag}
                value={textOf(value[language])}
                isLong={isLong}
                placeholder={language === 'en' ? undefined : english}
                onText={(text) => {
                  set([...path, language], text === '' && language !== 'en' ? undefined : text);
                }}
              />
              <Faults id={`${id}-faults`} messages={messages} />
            </div>
          );
        })}
      </Languages>
      <Faults messages={own.map(({ message }) => message)} />
    </div>
  );
}

const Language = styled.span(css`
  position: absolute;
  inset: 1px auto auto 1px;
  display: grid;
  place-items: center;
  width: 44px;
  height: 42px;
  border-right: 1px solid ${colors.hairline};
  border-radius: ${radii.small} 0 0 ${radii.small};
  color: ${colors.muted};
  font: 700 12px / calc(16 / 12) ${fonts.text};
  text-transform: uppercase;
`);

const Languages = styled.div(css`
  display: grid;
  gap: 8px;
  & > div {
    position: relative;
  }
  & input,
  & textarea {
    padding-left: 56px;
  }
`);
