import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { ArrowUp, ChevronDown, Plus, Trash2 } from 'lucide';
import type { ReactNode } from 'react';
import { colors, fonts, radii, shadows } from '../../../src/shared/theme/tokens';
import { Checkbox } from '../../../src/shared/ui/Checkbox';
import { Icon } from '../../../src/shared/ui/Icon';
import type { Json, JsonObject } from '../contract';
import { type Path, isObject, labelOf, placeOf } from '../places';
import { GradientField, TokenField } from './ColorFields';
import { Faults, Hint, SmallButton } from './fieldParts';
import { useForm } from './FormContext';
import { InputField } from './InputField';
import { type Schema, fieldsOf, shopSchema } from './shopSchema';
import { TextsField } from './TextFields';

export interface FieldProps {
  readonly label: string;
  readonly schema: Schema;
  readonly path: Path;
  readonly value: Json | undefined;
  readonly isOptional: boolean;
}

/** The input of a part of the shop file, by its JSON Schema. */
export function Field(props: FieldProps) {
  const { properties, items, anyOf: [, other] = [] } = props.schema;
  if (properties?.$value) return <TokenField {...props} />;
  if (properties) return <GroupField {...props} />;
  if (other?.properties) return <TextsField {...props} />;
  if (items?.properties?.position) return <GradientField {...props} />;
  if (items?.enum) return <InputField {...props} />;
  return items || other ? <ListField {...props} /> : <InputField {...props} />;
}

type FieldsProps = Pick<FieldProps, 'schema' | 'path' | 'value'>;

/** The fields of a group, under each other. */
function Fields({ schema, path, value }: FieldsProps) {
  return fieldsOf(schema).map(({ name, ...field }) => (
    <Field
      key={name}
      {...field}
      label={labelOf(name)}
      path={[...path, name]}
      value={isObject(value) ? value[name] : undefined}
    />
  ));
}

function GroupField({ label, schema, path, value, isOptional }: FieldProps) {
  const { set } = useForm();
  const isMissing = isOptional && value === undefined;
  // A group of tokens that is missing has derived values all the same.
  const isTokens = path[0] === 'theme';
  return (
    <Group label={label} path={path} hint={schema.description}>
      {(!isMissing || isTokens) && <Fields schema={schema} path={path} value={value} />}
      {isOptional && !isTokens && (
        <SmallButton
          type="button"
          onClick={() => {
            set(path, isMissing ? {} : undefined);
          }}
        >
          <Icon drawing={isMissing ? Plus : Trash2} />
          {`${isMissing ? 'Add' : 'Remove'} ${label.toLowerCase()}`}
        </SmallButton>
      )}
    </Group>
  );
}

/** Entries that can be added, taken out and put in another order; or a word in place of them. */
function ListField({ label, schema, path, value }: FieldProps) {
  const { set } = useForm();
  const [{ const: word } = {}, list] = schema.anyOf ?? [];
  const { items = {} } = list ?? schema;
  const entries = Array.isArray(value) ? (value as readonly Json[]) : [];
  return (
    <Group label={label} path={path} hint={schema.description}>
      {word !== undefined && (
        <Checkbox
          checked={value === word}
          onChange={({ target }) => {
            set(path, target.checked ? word : []);
          }}
        >
          {`${label}: ${word}`}
        </Checkbox>
      )}
      {entries.map((entry, index) => {
        const entryPath = [...path, index];
        const name = nameOf(entry) ?? `${label} ${String(index + 1)}`;
        const buttons = (
          <Buttons>
            {index > 0 && (
              <SmallButton
                type="button"
                aria-label={`Move ${name} up`}
                onClick={() => {
                  set(path, entries.toSpliced(index, 1).toSpliced(index - 1, 0, entry));
                }}
              >
                <Icon drawing={ArrowUp} />
              </SmallButton>
            )}
            <SmallButton
              type="button"
              aria-label={`Remove ${name}`}
              onClick={() => {
                set(path, entries.toSpliced(index, 1));
              }}
            >
              <Icon drawing={Trash2} />
            </SmallButton>
          </Buttons>
        );
        return items.properties ? (
          <Section key={index} title={name} place={placeOf(entryPath)}>
            <Fields schema={items} path={entryPath} value={entry} />
            {buttons}
          </Section>
        ) : (
          <div key={index}>
            <Field label={name} schema={items} path={entryPath} value={entry} isOptional={false} />
            {buttons}
          </div>
        );
      })}
      {value !== word && (
        <SmallButton
          type="button"
          onClick={() => {
            set([...path, entries.length], oneMore(entries, items));
          }}
        >
          <Icon drawing={Plus} />
          Add to {label.toLowerCase()}
        </SmallButton>
      )}
    </Group>
  );
}

/** What an entry is called in the list. */
function nameOf(entry: Json): string | undefined {
  if (!isObject(entry)) return undefined;
  return [entry.name, entry.text]
    .map((part) => (isObject(part) ? part.en : part))
    .find((part): part is string => typeof part === 'string' && part.trim() !== '');
}

/** An entry more: like the last one, so that the shop stays whole while it is filled in. */
export function oneMore(entries: readonly Json[], { properties }: Schema): Json {
  const last = entries.at(-1);
  if (!isObject(last)) return properties ? {} : '';
  if (typeof last.id !== 'string') return last;
  const stem = last.id.replace(/-\d+$/, '');
  const taken = entries.map((entry) => isObject(entry) && entry.id);
  let count = 2;
  while (taken.includes(`${stem}-${String(count)}`)) count++;
  return { ...last, id: `${stem}-${String(count)}` };
}

interface GroupProps {
  readonly label: string;
  readonly path: Path;
  readonly hint: string | undefined;
  readonly children: ReactNode;
}

/** Fields of one thing among others: a section of the form, or a part of one. */
function Group({ label, path, hint, children }: GroupProps) {
  const { faults } = useForm();
  const place = placeOf(path);
  const own = faults.filter((fault) => fault.place === place);
  const content = (
    <>
      {hint && <Hint>{hint}</Hint>}
      {children}
      <Faults messages={own.map(({ message }) => message)} />
    </>
  );
  if (path.length === 1 || place.startsWith('theme.')) {
    return (
      <Section title={label} place={place} isOpen={place === 'theme.color'}>
        {content}
      </Section>
    );
  }
  return (
    <fieldset data-place={place}>
      <legend>{label}</legend>
      {content}
    </fieldset>
  );
}

/** The whole file: single values, the look, and whatever has several values. */
export function ShopFields({ value }: { readonly value: JsonObject }) {
  const fields = fieldsOf(shopSchema).map((field) => {
    const { name, schema } = field;
    const isSection = schema.properties ?? (schema.items && !schema.items.enum);
    return { ...field, isSection, label: labelOf(name), path: [name], value: value[name] };
  });
  const isTheme = ({ name }: { readonly name: string }) => name === 'theme';
  return (
    <>
      <Section title="Shop" isOpen>
        {fields.map((field) => !field.isSection && <Field key={field.name} {...field} />)}
      </Section>
      {fields.map((field) => isTheme(field) && <Fields key={field.name} {...field} />)}
      {fields.map(
        (field) => field.isSection && !isTheme(field) && <Field key={field.name} {...field} />,
      )}
    </>
  );
}

interface SectionProps {
  readonly title: string;
  readonly place?: string;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** Fields that can be folded away. */
function Section({ title, place, isOpen, children }: SectionProps) {
  return (
    <Box open={isOpen} data-place={place}>
      <summary>
        <h2>{title}</h2>
        <Icon drawing={ChevronDown} />
      </summary>
      <div>{children}</div>
    </Box>
  );
}

const Buttons = styled.div(css`
  display: flex;
  gap: 8px;
`);

const Box = styled.details(css`
  border: 1px solid ${colors.hairline};
  border-radius: ${radii.tile};
  background: ${colors.white};
  box-shadow: ${shadows.card};
  & & {
    background: ${colors.ground};
    box-shadow: none;
  }
  & > summary {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 56px;
    padding: 0 16px;
    border-radius: inherit;
    list-style: none;
    cursor: pointer;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary > h2 {
    flex: 1;
    min-width: 0;
    font: 720 1.125rem / calc(24 / 18) ${fonts.heading};
    letter-spacing: -0.02em;
  }
  & > summary > svg {
    flex: none;
    width: 20px;
    height: 20px;
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
  & > div {
    padding: 4px 16px 20px;
  }
`);
