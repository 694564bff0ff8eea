import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { colorValueOf } from '../../shop-file/theme/color';
import type { ResolvedTheme } from '../../shop-file/theme/themeColors';
import { colors, fonts, radii } from '../../src/shared/theme/tokens';
import { ColorEditor, DimensionEditor } from './ColorEditor';
import type { Json } from './contract';
import { ContrastLines } from './ContrastLines';
import type { EditorProps } from './FieldEditor';
import type { Field } from './fields';
import { useForm } from './FormContext';
import { GradientEditor } from './GradientEditor';
import { isObject, isWithin, partAt, placeOf } from './places';
import { Faults, SmallButton } from './studioFormParts';
import { stopsCss } from './themeValues';
import { ValueEditor } from './ValueEditor';

/** Types of the Design Tokens format. */
const types: Readonly<Partial<Record<Field['kind'], string>>> = {
  color: 'color',
  gradient: 'gradient',
  dimension: 'dimension',
};

/** A token of the theme: the owner's own value, or the one that is derived where there is none. */
export function TokenEditor({ label, field, path, value }: EditorProps<'token'>) {
  const { set, theme, value: file } = useForm();
  const place = placeOf(path);
  const kind = field.value.kind;
  const derived = theme && derivedValue(kind, String(path.at(-1)), theme);
  if (field.isOptional && value === undefined) {
    return (
      <DerivedToken label={label} hint={field.hint} place={place} derived={derived}>
        <SmallButton
          type="button"
          aria-label={`${label}: use an own value`}
          disabled={derived === undefined}
          onClick={() => {
            const $type = types[kind] ?? kind;
            const isTyped = partAt(file, [...path.slice(0, -1), '$type']) === $type;
            set(path, { $value: derived ?? null, ...(!isTyped && { $type }) });
          }}
        >
          Use own
        </SmallButton>
      </DerivedToken>
    );
  }
  const props = {
    label,
    hint: field.hint,
    place,
    path: [...path, '$value'],
    value: isObject(value) ? value.$value : undefined,
    aside: field.isOptional && (
      <SmallButton
        type="button"
        aria-label={`${label}: derive it`}
        onClick={() => {
          set(path, undefined);
        }}
      >
        Derive
      </SmallButton>
    ),
  };
  if (kind === 'color') return <ColorEditor {...props} />;
  // The name of another token.
  const isAlias = typeof props.value === 'string';
  if (kind === 'gradient' && !isAlias) return <GradientEditor {...props} />;
  if (kind === 'dimension' && !isAlias) return <DimensionEditor {...props} />;
  return <ValueEditor {...props} field={{ kind: 'json', isOptional: false }} />;
}

function derivedValue(kind: Field['kind'], name: string, theme: ResolvedTheme): Json | undefined {
  const values: Readonly<Record<string, unknown>> =
    kind === 'color' ? theme.colors : kind === 'gradient' ? theme.gradients : theme.radii;
  const value = values[name];
  return (kind === 'color' && typeof value === 'string' ? colorValueOf(value) : value) as
    Json | undefined;
}

interface DerivedTokenProps {
  readonly label: string;
  readonly place: string;
  readonly hint: string | undefined;
  readonly derived: Json | undefined;
  /** The button. */
  readonly children: React.ReactNode;
}

function DerivedToken({ label, hint, place, derived, children }: DerivedTokenProps) {
  const { faults } = useForm();
  const { hex, value, unit } = isObject(derived) ? derived : {};
  const size =
    typeof value === 'number' && typeof unit === 'string' ? `${String(value)}${unit}` : '';
  const text = typeof hex === 'string' ? hex : size;
  return (
    <div data-place={place}>
      <Line>
        <Sample
          style={{
            background: Array.isArray(derived)
              ? stopsCss(derived as readonly Json[], undefined)
              : typeof hex === 'string'
                ? hex
                : undefined,
            borderTopLeftRadius: size,
          }}
        />
        <span>
          <strong>{label}</strong>
          <small>{hint}</small>
          <small>{`derived ${text}`}</small>
        </span>
        {children}
      </Line>
      <Faults
        messages={faults
          .filter((fault) => isWithin(fault.place, place))
          .map(({ message }) => message)}
      />
      <ContrastLines place={place} />
    </div>
  );
}

const Line = styled.div(css`
  display: grid;
  grid-template-columns: 52px minmax(0, 1fr) auto;
  align-items: center;
  gap: 12px;
  min-height: 44px;
  & > span {
    display: grid;
  }
  & strong {
    font: 600 14px / calc(20 / 14) ${fonts.text};
  }
  & small {
    color: ${colors.muted};
    font: 400 13px / calc(18 / 13) ${fonts.text};
    font-variant-numeric: tabular-nums;
  }
`);

const Sample = styled.span(css`
  width: 52px;
  height: 36px;
  border: 1px solid ${colors.hairline};
  border-radius: ${radii.small};
`);
