import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Plus, Trash2 } from 'lucide';
import { type Hex, colorValueOf } from '../../../shop-file/theme/color';
import type { ResolvedTheme } from '../../../shop-file/theme/themeColors';
import { Icon } from '../../../src/shared/ui/Icon';
import type { Json } from '../contract';
import { type Path, isObject, partAt, placeOf, textOf } from '../places';
import { startingColors } from '../studioTokens';
import { colorOf, hexOf, isHex, stopsCss } from '../themeValues';
import { ContrastLines } from './ContrastFaults';
import type { FieldProps } from './Field';
import { FieldRow, InputLine, Sample, SmallButton, useInputProps } from './fieldParts';
import { useForm } from './FormContext';

interface ValueProps {
  readonly label: string;
  /** Of the field. */
  readonly place: string;
  /** Of the value. */
  readonly path: Path;
  readonly value: Json | undefined;
}

/** A colour: picked, or typed as `#rrggbb`. */
function ColorInputs({ label, place, path, value }: ValueProps) {
  const { theme, set } = useForm();
  const text = hexOf(value, theme);
  const change = ({ target }: React.ChangeEvent<HTMLInputElement>) => {
    set(path, colorOf(target.value.trim(), value));
  };
  return (
    <InputLine>
      <input
        type="color"
        aria-label={`${label}: pick a colour`}
        value={isHex(text) ? text : startingColors.unknown}
        onChange={change}
      />
      <input
        {...useInputProps(place)}
        aria-label={label}
        value={text}
        spellCheck={false}
        onChange={change}
      />
    </InputLine>
  );
}

/** The colours of a gradient and where they stand on its way. */
function GradientInputs({ label, path, value }: ValueProps) {
  const { theme, set } = useForm();
  const stops = Array.isArray(value) ? (value as readonly Json[]) : [];
  return (
    <>
      <Sample style={{ backgroundImage: stopsCss(stops, theme) }} />
      {stops.map((stop, index) => {
        const name = `${label}, colour ${String(index + 1)}`;
        const { color, position } = isObject(stop) ? stop : {};
        const stopPath = [...path, index];
        return (
          <Stop key={index}>
            <ColorInputs
              label={name}
              place={placeOf(stopPath)}
              path={[...stopPath, 'color']}
              value={color}
            />
            <input
              type="number"
              aria-label={`${name}: where, in percent`}
              min={0}
              max={100}
              value={typeof position === 'number' ? Math.round(position * 1_000) / 10 : ''}
              onChange={({ target }) => {
                const percent = target.value === '' ? null : Number(target.value) / 100;
                set([...stopPath, 'position'], percent);
              }}
            />
            <SmallButton
              type="button"
              aria-label={`Remove ${name}`}
              disabled={stops.length === 1}
              onClick={() => {
                set(path, stops.toSpliced(index, 1));
              }}
            >
              <Icon drawing={Trash2} />
            </SmallButton>
          </Stop>
        );
      })}
      <SmallButton
        type="button"
        aria-label={`Add a colour to ${label}`}
        onClick={() => {
          const color =
            partAt(stops, [stops.length - 1, 'color']) ?? colorOf(startingColors.stop, undefined);
          set([...path, stops.length], { color, position: 1 });
        }}
      >
        <Icon drawing={Plus} />
        Add a colour
      </SmallButton>
    </>
  );
}

/** How round a corner is, such as `20px`; what is not read so is kept as it is typed. */
function DimensionInput({ place, path, value }: ValueProps) {
  const { set } = useForm();
  return (
    <input
      {...useInputProps(place)}
      value={
        isObject(value) ? `${String(Number(value.value))}${textOf(value.unit)}` : textOf(value)
      }
      onChange={({ target }) => {
        const [, size, unit] = /^(\d+(?:\.\d+)?)(px|rem)$/.exec(target.value) ?? [];
        set(path, unit === undefined ? target.value : { value: Number(size), unit });
      }}
    />
  );
}

/** The ground of a platform's pictures. */
export function GradientField({ label, schema, path, value }: FieldProps) {
  const place = placeOf(path);
  return (
    <FieldRow label={label} hint={schema.description} place={place} isGroup>
      <GradientInputs {...{ label, place, path, value }} />
      <ContrastLines place={place} />
    </FieldRow>
  );
}

const inputs = {
  color: ColorInputs,
  gradient: GradientInputs,
  dimension: DimensionInput,
} as const;

/** A token of the theme: the owner's own value, or the one that is derived where there is none. */
export function TokenField({ label, schema, path, value, isOptional }: FieldProps) {
  const { theme, set } = useForm();
  const place = placeOf(path);
  const $type = schema.properties?.$type?.const as keyof typeof inputs;
  const own = isObject(value) ? value : undefined;
  const $value = own ? own.$value : theme && derivedValue($type, String(path.at(-1)), theme);
  // The name of another token is a text.
  const Inputs = $type === 'gradient' && !Array.isArray($value) ? DimensionInput : inputs[$type];
  return (
    <FieldRow
      {...{ label, place }}
      hint={schema.description}
      isGroup={Inputs === GradientInputs}
      aside={
        isOptional && (
          <SmallButton
            type="button"
            aria-label={own ? `${label}: derive it` : `${label}: use an own value`}
            onClick={() => {
              set(path, own ? undefined : { $type, $value: $value ?? null });
            }}
          >
            {own ? 'Derive' : 'Use own'}
          </SmallButton>
        )
      }
    >
      <fieldset disabled={!own}>
        <Inputs {...{ label, place }} path={[...path, '$value']} value={$value} />
      </fieldset>
      <ContrastLines place={place} />
    </FieldRow>
  );
}

function derivedValue($type: keyof typeof inputs, name: string, theme: ResolvedTheme): Json {
  const { colors, gradients, radii } = theme;
  const values: object = { color: colors, gradient: gradients, dimension: radii }[$type];
  const value = (values as Readonly<Record<string, Json>>)[name] ?? null;
  return $type === 'color' ? colorValueOf(value as Hex) : value;
}

const Stop = styled.div(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 80px auto;
  align-items: center;
  gap: 8px;
`);
