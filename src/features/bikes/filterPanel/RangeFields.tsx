import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { CircleAlert } from 'lucide';
import { useId } from 'react';
import { useLanguage } from '../../../shared/i18n/useLanguage';
import { useMessages } from '../../../shared/i18n/useMessages';
import { lateShadows } from '../../../shared/theme/screenTokens';
import { colors, radii } from '../../../shared/theme/tokens';
import { Icon } from '../../../shared/ui/Icon';
import type { RangeProblem } from '../bikeCriteria';
import { NUMBER_LENGTH } from '../bikeFilters';
import { bikesMessages } from '../bikesMessages';
import { type TypedNumber, fieldText } from '../typedNumber';
import { Group, Legend } from './Group';

interface RangeFieldsProps {
  readonly legend: string;
  /** Of the two fields in the address, where a form sends them. */
  readonly names: { readonly from: string; readonly to: string };
  readonly describedBy?: string;
  readonly from: TypedNumber;
  readonly to: TypedNumber;
  readonly problem: RangeProblem | null;
  readonly onFrom: (typed: TypedNumber) => void;
  readonly onTo: (typed: TypedNumber) => void;
}

/** Two bounds, with their errors below. */
export function RangeFields({
  legend,
  names,
  describedBy,
  from,
  to,
  problem,
  onFrom,
  onTo,
}: RangeFieldsProps) {
  const m = useMessages(bikesMessages);
  const language = useLanguage();
  const id = useId();
  const problemId = `${id}-problem`;
  const field = (name: 'from' | 'to', value: TypedNumber, onType: (typed: TypedNumber) => void) => {
    const isWrong = problem !== null && (problem.at === name || problem.at === 'both');
    return (
      <div>
        <label htmlFor={`${id}-${name}`}>{m[name]}</label>
        <input
          id={`${id}-${name}`}
          name={names[name]}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={NUMBER_LENGTH}
          value={fieldText(value, language)}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? problemId : undefined}
          // Unlike `onChange`, also called for input before hydration (`eventReplay.ts`).
          onInput={(event) => {
            onType({ text: event.currentTarget.value, language });
          }}
        />
      </div>
    );
  };
  return (
    <Group>
      <fieldset aria-describedby={describedBy}>
        <Legend>{legend}</Legend>
        <Pair>
          {field('from', from, onFrom)}
          {field('to', to, onTo)}
        </Pair>
        <Problem id={problemId} role="status">
          {problem && (
            <span>
              <Icon drawing={CircleAlert} />
              <span>{m.rangeProblems[problem.code]}</span>
            </span>
          )}
        </Problem>
      </fieldset>
    </Group>
  );
}

const Pair = styled.div(css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;
  & label {
    display: block;
    margin-bottom: 4px;
    color: ${colors.muted};
    font-size: 14px;
    line-height: calc(18 / 14);
  }
  & input {
    width: 100%;
    height: 48px;
    padding: 0 14px;
    border: 1px solid ${colors.fieldBorder};
    border-radius: ${radii.field};
    background: ${colors.white};
    font-variant-numeric: tabular-nums;
    &[aria-invalid='true'] {
      border-color: ${colors.highlight};
      box-shadow: ${lateShadows.invalid};
    }
  }
`);

const Problem = styled.p(css`
  & > span {
    display: flex;
    gap: 6px;
    padding-top: 8px;
    color: ${colors.highlightText};
    font-size: 14px;
    line-height: calc(20 / 14);
  }
  & svg {
    flex: none;
    width: 16px;
    height: 16px;
    margin-top: 2px;
  }
`);
