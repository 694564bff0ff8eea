import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { ArrowUp, ChevronDown, Plus, Trash2 } from 'lucide';
import { colors, fonts, radii } from '../../src/shared/theme/tokens';
import { Icon } from '../../src/shared/ui/Icon';
import type { Json } from './contract';
import { type EditorProps, FieldEditor, GroupFields } from './FieldEditor';
import { useForm } from './FormContext';
import { type Path, isObject, isWithin, oneMore, partAt, placeOf } from './places';
import { Faults, Hint, Inset, SmallButton, Stack } from './studioFormParts';

/** Entries of a list, which can be added, taken out and put in another order. */
export function ListEditor({ label, field, path, value }: EditorProps<'list'>) {
  const { set, faults } = useForm();
  const place = placeOf(path);
  const list = Array.isArray(value) ? (value as readonly Json[]) : [];
  const swap = (index: number) => {
    const [before, entry] = [list[index - 1], list[index]];
    if (before !== undefined && entry !== undefined)
      set(path, list.toSpliced(index - 1, 2, entry, before));
  };
  return (
    <Inset data-place={place}>
      <legend>{label}</legend>
      {field.hint && <Hint>{field.hint}</Hint>}
      {list.map((entry, index) => {
        const itemPath: Path = [...path, index];
        const name = nameOf(entry) ?? `${label} ${String(index + 1)}`;
        const buttons = (
          <Buttons>
            {index > 0 && (
              <SmallButton
                type="button"
                onClick={() => {
                  swap(index);
                }}
                aria-label={`Move ${name} up`}
              >
                <Icon drawing={ArrowUp} />
              </SmallButton>
            )}
            <SmallButton
              type="button"
              onClick={() => {
                set(itemPath, undefined);
              }}
              aria-label={`Remove ${name}`}
            >
              <Icon drawing={Trash2} />
            </SmallButton>
          </Buttons>
        );
        const { item } = field;
        if (item.kind !== 'group') {
          return (
            <Line key={index}>
              <FieldEditor
                label={`${label} ${String(index + 1)}`}
                field={item}
                path={itemPath}
                value={entry}
              />
              {buttons}
            </Line>
          );
        }
        const count = faults.filter((fault) => isWithin(fault.place, placeOf(itemPath))).length;
        return (
          <Entry key={index} data-place={placeOf(itemPath)}>
            <summary>
              <span>{name}</span>
              {count > 0 && <Count>{count}</Count>}
              <Icon drawing={ChevronDown} />
            </summary>
            <Stack>
              <GroupFields field={item} path={itemPath} value={entry} />
              {buttons}
            </Stack>
          </Entry>
        );
      })}
      <Faults
        messages={faults.filter((fault) => fault.place === place).map(({ message }) => message)}
      />
      <div>
        <SmallButton
          type="button"
          onClick={() => {
            set([...path, list.length], oneMore(list, field.item));
          }}
        >
          <Icon drawing={Plus} />
          Add to {label.toLowerCase()}
        </SmallButton>
      </div>
    </Inset>
  );
}

/** What an entry is called in the list. */
function nameOf(entry: Json): string | undefined {
  if (!isObject(entry)) return undefined;
  const { name, text } = entry;
  const named = [name, text]
    .map((part) => (typeof part === 'string' ? part : partAt(part, ['en'])))
    .find((part) => typeof part === 'string' && part.trim() !== '');
  return typeof named === 'string' ? named : undefined;
}

export const Count = styled.span(css`
  min-width: 24px;
  padding: 2px 8px;
  border-radius: ${radii.pill};
  background: ${colors.highlightTint};
  color: ${colors.highlightText};
  font: 700 13px / calc(20 / 13) ${fonts.text};
  text-align: center;
`);

const Buttons = styled.div(css`
  display: flex;
  gap: 8px;
`);

const Line = styled.div(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: 8px;
  & > div:last-child > button {
    min-height: 44px;
  }
`);

const Entry = styled.details(css`
  border: 1px solid ${colors.hairline};
  border-radius: ${radii.tile};
  background: ${colors.ground};
  & > summary {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 48px;
    padding: 0 14px;
    border-radius: inherit;
    font: 650 15px / calc(20 / 15) ${fonts.text};
    list-style: none;
    cursor: pointer;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary > span:first-of-type {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > summary > svg {
    flex: none;
    width: 18px;
    height: 18px;
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
  & > div {
    padding: 4px 14px 16px;
  }
`);
