import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Check } from 'lucide';
import { memo } from 'react';
import { chosenWhenForced } from '../../../shared/theme/forcedColors';
import { lateShadows, paints } from '../../../shared/theme/screenTokens';
import { colors, hover, media, radii } from '../../../shared/theme/tokens';
import { Icon } from '../../../shared/ui/Icon';
import type { BikeFilters } from '../bikeFilters';
import { Legend } from './Group';

type BikeColor = NonNullable<BikeFilters['color']>;

/** The swatch of each colour, and the colour of its tick. */
const looks: Readonly<Record<BikeColor, readonly [ground: string, tick: string]>> = {
  Black: [paints.black, colors.white],
  White: [paints.white, colors.ink],
  Red: [paints.red, colors.white],
  Blue: [paints.blue, colors.white],
  Green: [paints.green, colors.white],
  Orange: [paints.orange, colors.ink],
};

interface SwatchesProps {
  readonly legend: string;
  readonly describedBy: string | undefined;
  readonly options: readonly BikeColor[];
  readonly names: Readonly<Record<BikeColor, string>>;
  readonly chosen: BikeColor | null;
  readonly onChoose: (option: BikeColor | null) => void;
}

/** Selects one color or none; the name of the selected one is shown. */
export const Swatches = memo(function Swatches({
  legend,
  describedBy,
  options,
  names,
  chosen,
  onChoose,
}: SwatchesProps) {
  return (
    <fieldset aria-describedby={describedBy}>
      <Legend>
        <span>{legend}</span>
        {chosen && <Chosen>{`: ${names[chosen]}`}</Chosen>}
      </Legend>
      <Row>
        {options.map((option) => {
          const [ground, tick] = looks[option];
          return (
            <Swatch
              key={option}
              type="button"
              aria-label={names[option]}
              title={names[option]}
              aria-pressed={chosen === option}
              onClick={() => {
                onChoose(chosen === option ? null : option);
              }}
            >
              <span style={{ background: ground, color: tick }}>
                {chosen === option && <Icon drawing={Check} size={16} />}
              </span>
            </Swatch>
          );
        })}
      </Row>
    </fieldset>
  );
});

const Chosen = styled.span(css`
  font-weight: 450;
`);

/** One row of swatches, with the size of touch targets where they fit. */
const Row = styled.div(css`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 44px));
  justify-content: space-between;
  gap: 4px;
  ${media.desktop} {
    grid-template-columns: repeat(6, 34px);
  }
`);

const Swatch = styled.button(css`
  display: grid;
  aspect-ratio: 1;
  padding: 2px;
  border: 1px solid ${colors.fieldBorder};
  border-radius: ${radii.round};
  background: ${colors.white};
  & > span {
    display: grid;
    place-items: center;
    border-radius: ${radii.round};
    /* In forced colours, swatches keep their colours. */
    forced-color-adjust: none;
  }
  & svg {
    stroke-width: 3;
  }
  ${hover(`border-color: ${colors.ink}`)}
  &[aria-pressed='true'] {
    border-color: ${colors.primary};
    box-shadow: ${lateShadows.chosen};
    ${chosenWhenForced}
  }
`);
