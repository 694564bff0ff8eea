import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { ChevronRight } from 'lucide';
import { use, useId, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import type { RootState } from '../../../app/store';
import { useMessages } from '../../../shared/i18n/useMessages';
import { useAnnouncement } from '../../../shared/lib/useAnnouncement';
import { colors, fonts, media, radii } from '../../../shared/theme/tokens';
import { Button } from '../../../shared/ui/Button';
import { Icon } from '../../../shared/ui/Icon';
import { Preview } from '../preview/Preview';
import { PreviewedShopContext } from '../preview/previewedShop';
import { selectReportDialog, stepChosen } from '../reportDialogSlice';
import type { ReportMeta } from '../reportFile';
import { dialogMessages } from './dialogMessages';

const MINUTE_S = 60;

interface StepsProps {
  /** Before the first action, and after each. */
  readonly states: readonly RootState[];
  readonly meta: Pick<ReportMeta, 'screen' | 'times'>;
}

/** The screens of a report, one at a time, beginning with the last one, which has the problem. */
export function Steps({ states, meta: { screen, times } }: StepsProps) {
  const m = useMessages(dialogMessages);
  const dispatch = useAppDispatch();
  const id = useId();
  const shop = use(PreviewedShopContext);
  const last = states.length - 1;
  const shown = Math.min(useAppSelector(selectReportDialog).shownStep ?? last, last);
  const state = states[shown];
  if (!state || !shop) return null;

  const position = m.stepPosition({ step: shown + 1, count: states.length });
  /** When a state began, in ms since the first action. */
  const timeOf = (step: number) => times[Math.max(step - 1, 0)] ?? 0;
  const ageS = Math.round((timeOf(last) - timeOf(shown)) / 1_000);
  const ageText = () => {
    if (shown === last) return m.lastStep;
    if (ageS === 0) return m.momentBefore;
    return ageS < MINUTE_S
      ? m.secondsBefore({ count: ageS })
      : m.minutesBefore({ count: Math.round(ageS / MINUTE_S) });
  };

  return (
    <Part aria-labelledby={`${id}-heading`}>
      <h3 id={`${id}-heading`}>{m.screensHeading}</h3>
      <Preview
        shop={shop}
        state={state}
        screen={screen}
        title={m.screenTitle({ step: shown + 1 })}
        missing={m.screenMissing}
      />
      <StepControls
        step={shown + 1}
        first={1}
        last={states.length}
        text={`${position}, ${ageText()}`}
        labels={{ step: m.step, previousStep: m.previousStep, nextStep: m.nextStep }}
        onChoose={(step) => {
          dispatch(stepChosen(step - 1));
        }}
      />
    </Part>
  );
}

interface StepControlsProps {
  readonly step: number;
  readonly first: number;
  readonly last: number;
  /** Says which step is shown. */
  readonly text: string;
  readonly labels: Readonly<Record<'step' | 'previousStep' | 'nextStep', string>>;
  readonly onChoose: (step: number) => void;
}

/** Chooses a step, with a slider and buttons. */
export function StepControls({ step, first, last, text, labels, onChoose }: StepControlsProps) {
  const [isSliding, setSliding] = useState(false);
  // Screen readers read the slider's value themselves.
  useAnnouncement(isSliding ? null : text);
  const choose = (chosen: number, bySlider: boolean) => {
    setSliding(bySlider);
    if (chosen >= first && chosen <= last) onChoose(chosen);
  };
  return (
    <Controls>
      <p>{text}</p>
      <input
        type="range"
        aria-label={labels.step}
        aria-valuetext={text}
        min={first}
        max={last}
        value={step}
        onChange={({ currentTarget }) => {
          choose(currentTarget.valueAsNumber, true);
        }}
      />
      <Buttons>
        {/* Never `disabled`: a disabled button loses the focus. */}
        <Button
          look="secondary"
          aria-disabled={step === first}
          onClick={() => {
            choose(step - 1, false);
          }}
        >
          <Back drawing={ChevronRight} />
          <span>{labels.previousStep}</span>
        </Button>
        <Button
          look="secondary"
          aria-disabled={step === last}
          onClick={() => {
            choose(step + 1, false);
          }}
        >
          <span>{labels.nextStep}</span>
          <Icon drawing={ChevronRight} />
        </Button>
      </Buttons>
    </Controls>
  );
}

const Part = styled.section(css`
  h3 {
    margin-bottom: 10px;
    font: 700 1rem / calc(24 / 16) ${fonts.text};
    letter-spacing: 0;
  }
`);

const Controls = styled.div(css`
  & > p {
    margin-top: 12px;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  input {
    display: block;
    width: 100%;
    height: 44px;
    margin: 0;
    border-radius: ${radii.field};
    outline-offset: -6px;
    accent-color: ${colors.primary};
    cursor: pointer;
    /* A separate rule, because Firefox leaves the thumb grey. */
    &::-moz-range-thumb {
      border: 0;
      background: ${colors.primary};
    }
  }
`);

/** Mirrors the forward icon, which the first view already contains. */
const Back = styled(Icon)(css`
  transform: scaleX(-1);
`);

const Buttons = styled.div(css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
  & > button {
    padding-inline: 12px;
  }
  & > [aria-disabled='true'] {
    color: ${colors.muted};
    cursor: not-allowed;
  }
`);
