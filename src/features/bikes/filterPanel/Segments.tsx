import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { type ReactElement, memo } from 'react';
import { chosenWhenForced } from '../../../shared/theme/forcedColors';
import { colors, media, motion, radii, shadows, textSize } from '../../../shared/theme/tokens';
import { Legend } from './Group';

interface SegmentsProps<Option extends string> {
  readonly legend: string;
  /** The form field's name, which is the parameter in the address. */
  readonly name: string;
  readonly options: readonly Option[];
  readonly names: Readonly<Record<Option, string>>;
  /** The label of no choice. */
  readonly none: string;
  readonly chosen: Option | null;
  readonly onChoose: (option: Option | null) => void;
}

/** A segmented control: radio buttons side by side. */
export const Segments = memo(function Segments<Option extends string>({
  legend,
  name,
  options,
  names,
  none,
  chosen,
  onChoose,
}: SegmentsProps<Option>) {
  return (
    <fieldset>
      <Legend>{legend}</Legend>
      <Well>
        {[null, ...options].map((option) => (
          <label key={option ?? 'all'}>
            <input
              type="radio"
              name={name}
              value={option ?? ''}
              checked={chosen === option}
              onChange={() => {
                onChoose(option);
              }}
            />
            <span>{option === null ? none : names[option]}</span>
          </label>
        ))}
      </Well>
    </fieldset>
  );
}) as <Option extends string>(props: SegmentsProps<Option>) => ReactElement;

const Well = styled.div(css`
  display: grid;
  grid-template-columns: 1fr 1fr 1.15fr;
  padding: 4px;
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
  border-radius: ${radii.chip};
  background: ${colors.well};
  & > label {
    position: relative;
    cursor: pointer;
  }
  /* Covers its label invisibly, so that the focused element has a position. */
  & input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  & span {
    display: grid;
    place-items: center;
    min-height: 40px;
    border-radius: ${radii.tile};
    ${textSize(15, 24)}
    font-weight: 600;
    transition: background-color ${motion.quick};
  }
  & input:checked + span {
    background: ${colors.white};
    color: ${colors.primaryDark};
    box-shadow: ${shadows.card};
    ${chosenWhenForced}
  }
  & input:focus-visible + span {
    outline: 3px solid ${colors.primary};
    outline-offset: 1px;
  }
  @media (pointer: coarse) {
    & span {
      min-height: 44px;
    }
  }
`);
