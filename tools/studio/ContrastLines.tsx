import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Contrast } from 'lucide';
import { colors, fonts, radii } from '../../src/shared/theme/tokens';
import { Icon } from '../../src/shared/ui/Icon';
import { labelOf } from './fields';
import { useForm } from './FormContext';
import { isWithin } from './places';
import { SmallButton } from './studioFormParts';

interface ContrastLinesProps {
  /** Of a field with colours. */
  readonly place: string;
}

/** What is hard to read in a colour, where it shows, and the nearest colour that is not. */
export function ContrastLines({ place }: ContrastLinesProps) {
  const { contrast, use } = useForm();
  const own = contrast.filter(({ suggestion }) => isWithin(suggestion.name, place));
  const names = [...new Set(own.map(({ suggestion }) => suggestion.name))];
  return (
    <div aria-live="polite">
      {names.map((name) => {
        const faults = own.filter(({ suggestion }) => suggestion.name === name);
        const hex = faults[0]?.suggestion.value ?? '';
        return (
          <Box key={name}>
            <Icon drawing={Contrast} />
            <div>
              <SmallButton
                type="button"
                onClick={() => {
                  use([{ name, value: hex }]);
                }}
              >
                <Dot style={{ background: hex }} />
                Use {hex}
              </SmallButton>
              {faults.map(({ pair: [foreground, ground], place: where, ratio, needed }) => (
                <p key={`${foreground} ${ground}`}>
                  <strong>
                    {`${labelOf(foreground)} on ${labelOf(ground).toLowerCase()}: ${ratioText(ratio)}, needs ${String(needed)}`}
                  </strong>{' '}
                  {where}
                </p>
              ))}
            </div>
          </Box>
        );
      })}
    </div>
  );
}

/** Never rounded up to what is needed. */
const ratioText = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

const Box = styled.div(css`
  display: grid;
  grid-template-columns: 18px minmax(0, 1fr);
  gap: 8px;
  margin-top: 8px;
  padding: 10px 12px;
  border: 1px solid ${colors.warningBorder};
  border-radius: ${radii.small};
  background: ${colors.warning};
  font: 400 14px / calc(20 / 14) ${fonts.text};
  & > svg {
    width: 18px;
    height: 18px;
    margin-top: 1px;
    color: ${colors.warningIcon};
  }
  & > div {
    display: grid;
    justify-items: start;
    gap: 8px;
  }
`);

const Dot = styled.span(css`
  width: 16px;
  height: 16px;
  border: 1px solid ${colors.fieldBorder};
  border-radius: ${radii.pill};
`);
