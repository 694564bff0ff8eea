import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { CircleAlert } from 'lucide';
import { memo, useId } from 'react';
import { useMessages } from '../../../shared/i18n/useMessages';
import { useAnnouncement } from '../../../shared/lib/useAnnouncement';
import { useErrorDescription } from '../../../shared/lib/useErrorDescription';
import { lateShadows } from '../../../shared/theme/screenTokens';
import { colors, media, radii, textSize } from '../../../shared/theme/tokens';
import { Icon } from '../../../shared/ui/Icon';
import { rangeProblem } from '../bikeCriteria';
import { NUMBER_LENGTH, type RangeName, rangeBounds } from '../bikeFilters';
import { bikesMessages } from '../bikesMessages';
import { Legend } from './Group';

interface RangeFieldsProps {
  readonly legend: string;
  readonly range: RangeName;
  readonly describedBy: string | undefined;
  /** Typed numbers. */
  readonly from: string;
  readonly to: string;
  readonly onFrom: (typed: string) => void;
  readonly onTo: (typed: string) => void;
}

/** Two bounds with their error. */
export const RangeFields = memo(function RangeFields({
  legend,
  range,
  describedBy,
  from,
  to,
  onFrom,
  onTo,
}: RangeFieldsProps) {
  const m = useMessages(bikesMessages);
  const id = useId();
  const problemId = `${id}-problem`;
  const problem = rangeProblem(range, from, to);
  const text = problem && m.rangeProblems[problem.code];
  useAnnouncement(text);
  const { isDescription, ...focusHandlers } = useErrorDescription(text);
  const field = (name: 'from' | 'to', value: string, onType: (typed: string) => void) => {
    const isWrong = problem !== null && (problem.at === name || problem.at === 'both');
    return (
      <div>
        <label htmlFor={`${id}-${name}`}>{m[name]}</label>
        <input
          id={`${id}-${name}`}
          name={rangeBounds[range][name]}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={NUMBER_LENGTH}
          value={value}
          aria-invalid={isWrong}
          aria-describedby={isWrong && isDescription ? problemId : undefined}
          // Unlike `onChange`, also called for input before hydration (`eventReplay.ts`).
          onInput={(event) => {
            onType(event.currentTarget.value);
          }}
        />
      </div>
    );
  };
  return (
    <fieldset aria-describedby={describedBy} {...focusHandlers}>
      <Legend>{legend}</Legend>
      <Pair>
        {field('from', from, onFrom)}
        {field('to', to, onTo)}
      </Pair>
      {text !== null && (
        <Problem id={problemId}>
          <span>
            <Icon drawing={CircleAlert} size={16} />
            <span>{text}</span>
          </span>
        </Problem>
      )}
    </fieldset>
  );
});

const Pair = styled.div(css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
  & label {
    display: block;
    margin-bottom: 4px;
    color: ${colors.muted};
    ${textSize(14, 18)}
  }
  & input {
    width: 100%;
    min-height: 48px;
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
    ${textSize(14, 20)}
  }
  & svg {
    margin-top: 2px;
  }
`);
