import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { ChevronDown, Wand2 } from 'lucide';
import { colors, fonts, radii, shadows } from '../../src/shared/theme/tokens';
import { Icon } from '../../src/shared/ui/Icon';
import type { JsonObject } from './contract';
import { FieldEditor, GroupFields } from './FieldEditor';
import { placeLabel } from './fields';
import { useForm } from './FormContext';
import { Count } from './ListEditor';
import { isWithin, partAt, pathOf, placeOf } from './places';
import type { Section } from './sections';
import { showPlace } from './showPlace';
import { SmallButton, Stack } from './studioFormParts';

interface PanelProps {
  readonly sections: readonly Section[];
  readonly value: JsonObject;
}

/** The shop file as a form. */
export function Panel({ sections, value }: PanelProps) {
  return (
    <>
      <Faulty />
      {sections.map((section, index) => (
        <SectionFields key={section.title} section={section} value={value} isOpen={index < 2} />
      ))}
    </>
  );
}

interface SectionFieldsProps {
  readonly section: Section;
  readonly value: JsonObject;
  readonly isOpen: boolean;
}

function SectionFields({ section, value, isOpen }: SectionFieldsProps) {
  const { faults, contrast } = useForm();
  const { title, path, field, entries } = section;
  const places = entries?.map(([name]) => name) ?? [placeOf(path)];
  const count = [
    ...faults.map(({ place }) => place),
    ...contrast.map((f) => f.suggestion.name),
  ].filter((place) => places.some((own) => isWithin(place, own))).length;
  const part = partAt(value, path);
  return (
    <Box open={isOpen} data-place={entries ? undefined : placeOf(path)}>
      <summary>
        <h2>{title}</h2>
        {count > 0 && <Count>{count}</Count>}
        <Icon drawing={ChevronDown} />
      </summary>
      <Stack>
        {field.kind === 'group' && !field.isOptional ? (
          <GroupFields field={entries ? { ...field, entries } : field} path={path} value={part} />
        ) : (
          <FieldEditor label={title} field={field} path={path} value={part} />
        )}
      </Stack>
    </Box>
  );
}

/** All that is wrong, each with a way to its field. */
function Faulty() {
  const { faults, contrast, use } = useForm();
  const suggestions = new Map(contrast.map(({ suggestion }) => [suggestion.name, suggestion]));
  if (faults.length + contrast.length === 0) return null;
  return (
    <Summary aria-label="What is wrong">
      {faults.length > 0 && (
        <ul>
          {faults.map(({ place, message }) => (
            <li key={`${place} ${message}`}>
              {place === '' ? (
                message
              ) : (
                <button
                  type="button"
                  onClick={() => {
                    showPlace(place);
                  }}
                >
                  {placeLabel(pathOf(place))}
                </button>
              )}
              {place !== '' && ` ${message}`}
            </li>
          ))}
        </ul>
      )}
      {suggestions.size > 0 && (
        <>
          <p>
            {contrast.length === 1
              ? 'One pair of colours is hard to read:'
              : `${String(contrast.length)} pairs of colours are hard to read:`}
          </p>
          <ul>
            {[...suggestions.keys()].map((name) => (
              <li key={name}>
                <button
                  type="button"
                  onClick={() => {
                    showPlace(name);
                  }}
                >
                  {placeLabel(pathOf(name))}
                </button>
              </li>
            ))}
          </ul>
          <SmallButton
            type="button"
            onClick={() => {
              use([...suggestions.values()]);
            }}
          >
            <Icon drawing={Wand2} />
            Use all suggestions
          </SmallButton>
        </>
      )}
    </Summary>
  );
}

const Summary = styled.section(css`
  display: grid;
  justify-items: start;
  gap: 8px;
  padding: 14px 16px;
  border: 1px solid ${colors.warningBorder};
  border-radius: ${radii.tile};
  background: ${colors.warning};
  font: 400 14px / calc(20 / 14) ${fonts.text};
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

const Box = styled.details(css`
  border: 1px solid ${colors.hairline};
  border-radius: ${radii.tile};
  background: ${colors.white};
  box-shadow: ${shadows.card};
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
    font: 720 18px / calc(24 / 18) ${fonts.heading};
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
  /* The section has the same name. */
  & > div > fieldset > legend {
    position: absolute;
    clip-path: inset(50%);
  }
`);
