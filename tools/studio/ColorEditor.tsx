import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { colors, fonts, radii } from '../../src/shared/theme/tokens';
import type { Json } from './contract';
import { ContrastLines } from './ContrastLines';
import { useForm } from './FormContext';
import { type Path, isObject } from './places';
import { FieldRow, Input, type InputProps, Select } from './studioFormParts';
import { colorOf, hexOf, shownHex } from './themeValues';

interface ValueProps {
  readonly label: string;
  readonly path: Path;
  /** Of the field; its value may be a part of it. */
  readonly place: string;
  readonly value: Json | undefined;
  readonly hint: string | undefined;
  readonly aside?: React.ReactNode;
}

/** A colour: picked, or typed as `#rrggbb`. What is hard to read in it is said below. */
export function ColorEditor({ label, path, place, value, hint, aside }: ValueProps) {
  return (
    <div>
      <FieldRow label={label} hint={hint} place={place} aside={aside}>
        {(input) => <ColorInputs {...input} label={label} path={path} value={value} />}
      </FieldRow>
      <ContrastLines place={place} />
    </div>
  );
}

interface ColorInputsProps extends InputProps {
  readonly label: string;
  readonly path: Path;
  readonly value: Json | undefined;
}

export function ColorInputs({ label, path, value, ...input }: ColorInputsProps) {
  const { set, theme } = useForm();
  const text = hexOf(value, theme);
  const change = (typed: string) => {
    set(path, colorOf(typed, value));
  };
  return (
    <Line>
      <Swatch
        type="color"
        aria-label={`${label}: pick a colour`}
        value={shownHex(value, theme)}
        onChange={({ target }) => {
          change(target.value);
        }}
      />
      <Hex
        {...input}
        value={text}
        spellCheck={false}
        onChange={({ target }) => {
          change(target.value.trim());
        }}
      />
    </Line>
  );
}

/** A radius. */
export function DimensionEditor({ label, path, place, value, hint, aside }: ValueProps) {
  const { set } = useForm();
  const { value: size, unit } = isObject(value) ? value : {};
  return (
    <FieldRow label={label} hint={hint} place={place} aside={aside}>
      {(input) => (
        <Sizes>
          <Input
            {...input}
            type="number"
            min={0}
            step={unit === 'rem' ? 0.125 : 1}
            value={typeof size === 'number' ? size : ''}
            onChange={({ target }) => {
              set([...path, 'value'], target.value === '' ? null : Number(target.value));
            }}
          />
          <Select
            aria-label={`${label}: unit`}
            value={typeof unit === 'string' ? unit : ''}
            onChange={({ target }) => {
              set([...path, 'unit'], target.value);
            }}
          >
            <option>px</option>
            <option>rem</option>
          </Select>
        </Sizes>
      )}
    </FieldRow>
  );
}

const Line = styled.div(css`
  display: grid;
  grid-template-columns: 52px minmax(0, 1fr);
  gap: 8px;
`);

const Sizes = styled.div(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 88px;
  gap: 8px;
`);

const Hex = styled(Input)(css`
  font: 500 15px / calc(22 / 15) ${fonts.text};
  font-variant-numeric: tabular-nums;
`);

const Swatch = styled.input(css`
  width: 52px;
  height: 44px;
  padding: 0;
  border: 1px solid ${colors.fieldBorder};
  border-radius: ${radii.small};
  background: none;
  cursor: pointer;
  overflow: hidden;
  &::-webkit-color-swatch-wrapper {
    padding: 0;
  }
  &::-webkit-color-swatch {
    border: 0;
  }
  &::-moz-color-swatch {
    border: 0;
  }
`);
