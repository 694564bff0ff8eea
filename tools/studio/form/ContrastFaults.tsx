import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { colors, fonts, radii } from '../../../src/shared/theme/tokens';
import { isWithin, labelOf, placeLabel } from '../places';
import { SmallButton } from './fieldParts';
import { useForm } from './FormContext';

interface ContrastLinesProps {
  /** Of a field with colours. */
  readonly place: string;
}

/** What is hard to read in a colour, where it shows, and the nearest colour that is not. */
export function ContrastLines({ place }: ContrastLinesProps) {
  const { contrast, use } = useForm();
  const own = contrast.filter(({ suggestion }) => isWithin(suggestion.name, place));
  const suggestions = new Map(own.map(({ suggestion }) => [suggestion.name, suggestion]));
  return (
    <div aria-live="polite">
      {[...suggestions.values()].map((suggestion) => (
        <Warning key={suggestion.name}>
          <SmallButton
            type="button"
            onClick={() => {
              use([suggestion]);
            }}
          >
            <Dot style={{ background: suggestion.value }} />
            Use {suggestion.value}
          </SmallButton>
          {own
            .filter((fault) => fault.suggestion.name === suggestion.name)
            .map(({ pair: [foreground, ground], place: where, ratio, needed }) => (
              <p key={`${foreground} ${ground}`}>
                <strong>
                  {`${labelOf(foreground)} on ${labelOf(ground).toLowerCase()}: ${ratioText(ratio)}, needs ${String(needed)}`}
                </strong>{' '}
                {where}
              </p>
            ))}
        </Warning>
      ))}
    </div>
  );
}

/** Never rounded up to what is needed. */
const ratioText = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

/** All that is wrong, each with a way to its field. */
export function FaultList() {
  const { faults, contrast, use } = useForm();
  const suggestions = new Map(contrast.map(({ suggestion }) => [suggestion.name, suggestion]));
  const inColors = [...suggestions.keys()].map((place) => ({ place, message: 'is hard to read' }));
  if (faults.length + inColors.length === 0) return null;
  return (
    <Warning aria-label="What is wrong">
      <ul>
        {[...faults, ...inColors].map(({ place, message }) => (
          <li key={`${place} ${message}`}>
            {place !== '' && (
              <button
                type="button"
                onClick={() => {
                  showPlace(place);
                }}
              >
                {placeLabel(place)}
              </button>
            )}{' '}
            {message}
          </li>
        ))}
      </ul>
      {inColors.length > 0 && (
        <SmallButton
          type="button"
          onClick={() => {
            use([...suggestions.values()]);
          }}
        >
          Use all suggestions
        </SmallButton>
      )}
    </Warning>
  );
}

/** Opens the part of the form that has a place, and goes to its input. */
function showPlace(place: string): void {
  const fields = [...document.querySelectorAll<HTMLElement>('[data-place]')];
  // A field comes after its group.
  const field = fields.findLast(({ dataset }) => isWithin(place, dataset.place ?? ''));
  for (let part = field?.closest('details'); part; part = part.parentElement?.closest('details')) {
    part.open = true;
  }
  field?.scrollIntoView({ block: 'center' });
  field
    ?.querySelector<HTMLElement>('input:not([type="color"]), textarea, select, button')
    ?.focus({ preventScroll: true });
}

const Warning = styled.section(css`
  display: grid;
  justify-items: start;
  gap: 8px;
  margin-top: 8px;
  padding: 12px 14px;
  border: 1px solid ${colors.warningBorder};
  border-radius: ${radii.small};
  background: ${colors.warning};
  font: 400 0.875rem / calc(20 / 14) ${fonts.text};
  overflow-wrap: anywhere;
  & li > button {
    padding: 2px 0;
    border: 0;
    background: none;
    color: ${colors.ink};
    font-weight: 650;
    text-align: start;
    text-decoration: underline;
  }
`);

const Dot = styled.span(css`
  width: 16px;
  height: 16px;
  border: 1px solid ${colors.fieldBorder};
  border-radius: ${radii.pill};
`);
