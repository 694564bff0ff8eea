import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Plus, Trash2 } from 'lucide';
import { colors, radii } from '../../src/shared/theme/tokens';
import { Icon } from '../../src/shared/ui/Icon';
import { ColorInputs } from './ColorEditor';
import type { Json } from './contract';
import { ContrastLines } from './ContrastLines';
import { useForm } from './FormContext';
import { type Path, isObject, isWithin, placeOf } from './places';
import { Faults, Hint, Input, LabelLine, SmallButton } from './studioFormParts';
import { startingColors } from './studioTokens';
import { hexOf, isHex, stopsCss } from './themeValues';

interface GradientEditorProps {
  readonly label: string;
  readonly path: Path;
  /** Of the field; its value may be a part of it. */
  readonly place: string;
  readonly value: Json | undefined;
  readonly hint: string | undefined;
  readonly aside?: React.ReactNode;
}

/** The colours of a gradient and where they stand on its way. */
export function GradientEditor({ label, path, place, value, hint, aside }: GradientEditorProps) {
  const { set, faults, theme } = useForm();
  const stops = Array.isArray(value) ? (value as readonly Json[]) : [];
  const own = faults.filter((fault) => isWithin(fault.place, place));
  return (
    <div role="group" aria-label={label} data-place={place}>
      <LabelLine>
        <span>{label}</span>
        {aside}
      </LabelLine>
      {hint && <Hint>{hint}</Hint>}
      <Strip style={{ backgroundImage: stopsCss(stops, theme) }} />
      {stops.map((stop, index) => {
        const { color, position } = isObject(stop) ? stop : {};
        const stopPath: Path = [...path, index];
        const name = `${label}, colour ${String(index + 1)}`;
        const isFaulty = own.some((fault) => isWithin(fault.place, placeOf(stopPath)));
        return (
          <Stop key={index} data-place={placeOf(stopPath)}>
            <ColorInputs
              id={placeOf(stopPath)}
              aria-label={name}
              aria-invalid={isFaulty}
              aria-describedby={undefined}
              label={name}
              path={[...stopPath, 'color']}
              value={color}
            />
            <Input
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
                set(stopPath, undefined);
              }}
            >
              <Icon drawing={Trash2} />
            </SmallButton>
          </Stop>
        );
      })}
      <Faults messages={own.map(({ message }) => message)} />
      <ContrastLines place={place} />
      <Add>
        <SmallButton
          type="button"
          aria-label={`Add a colour to ${label}`}
          onClick={() => {
            set([...path, stops.length], nextStop(stops));
          }}
        >
          <Icon drawing={Plus} />
          Add a colour
        </SmallButton>
      </Add>
    </div>
  );

  /** Like the last one, at the end. */
  function nextStop(list: readonly Json[]): Json {
    const last = list.at(-1);
    const { color } = isObject(last) ? last : {};
    const hex = hexOf(color, theme);
    return {
      color: color ?? {
        colorSpace: 'srgb',
        components: [1, 1, 1],
        hex: isHex(hex) ? hex : startingColors.stop,
      },
      position: 1,
    };
  }
}

const Strip = styled.div(css`
  height: 24px;
  margin-bottom: 8px;
  border: 1px solid ${colors.hairline};
  border-radius: ${radii.small};
`);

const Stop = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin-top: 8px;
  & > div {
    flex: 1 1 160px;
  }
  & > input {
    width: 80px;
  }
  & > button {
    min-height: 44px;
  }
`);

const Add = styled.div(css`
  margin-top: 8px;
`);
