import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { type ReactElement, memo } from 'react';
import { chosenWhenForced } from '../../../shared/theme/forcedColors';
import { lateShadows } from '../../../shared/theme/screenTokens';
import { colors, hover, motion, radii, textSize } from '../../../shared/theme/tokens';
import { Legend } from './Group';

interface ChipsProps<Option extends string> {
  readonly legend: string;
  readonly describedBy: string | undefined;
  readonly options: readonly Option[];
  readonly names: Readonly<Record<Option, string>>;
  readonly chosen: Option | null;
  readonly onChoose: (option: Option | null) => void;
}

/** Selects one of several options or none: a second press clears the choice. */
export const Chips = memo(function Chips<Option extends string>({
  legend,
  describedBy,
  options,
  names,
  chosen,
  onChoose,
}: ChipsProps<Option>) {
  return (
    <fieldset aria-describedby={describedBy}>
      <Legend>{legend}</Legend>
      <Row>
        {options.map((option) => (
          <button
            key={option}
            type="button"
            aria-pressed={chosen === option}
            onClick={() => {
              onChoose(chosen === option ? null : option);
            }}
          >
            {names[option]}
          </button>
        ))}
      </Row>
    </fieldset>
  );
}) as <Option extends string>(props: ChipsProps<Option>) => ReactElement;

const Row = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  & > button {
    min-height: 36px;
    padding: 0 14px;
    border: 1px solid ${colors.fieldBorder};
    border-radius: ${radii.pill};
    background: ${colors.white};
    ${textSize(15, 24)}
    font-weight: 550;
    transition: background-color ${motion.quick};
    ${hover(`border-color: ${colors.ink}`)}
    &[aria-pressed='true'] {
      border-color: ${colors.primary};
      background: ${colors.primaryTint};
      color: ${colors.primaryDark};
      box-shadow: ${lateShadows.chosenChip};
      ${chosenWhenForced}
    }
  }
  @media (pointer: coarse) {
    & > button {
      min-height: 44px;
    }
  }
`);
