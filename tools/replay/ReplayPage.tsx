import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useState } from 'react';
import { PastApp } from '../../src/app/App';
import type { RootState } from '../../src/app/store';
import { StepControls } from '../../src/features/report/dialog/Steps';
import { Preview } from '../../src/features/report/preview/Preview';
import type { Report } from '../../src/features/report/reportFile';
import { HydrationMarker } from '../../src/router/HydrationMarker';
import { GlobalStyles } from '../../src/shared/theme/GlobalStyles';
import { SectionTitle } from '../../src/shared/ui/layout';

const labels = { step: 'Step', previousStep: 'Previous', nextStep: 'Next' };

interface ReplayPageProps {
  readonly report: Report;
  /** Before the first action, and after each. */
  readonly states: readonly RootState[];
}

/** A report step by step, for developers. */
export function ReplayPage({ report: { actions, meta }, states }: ReplayPageProps) {
  const [step, setStep] = useState(actions.length);
  const state = states[step];
  const action = actions[step - 1];
  const { height, width } = meta.screen;
  const what = action
    ? `${action.type}, after ${seconds(meta.times[step - 1] ?? 0)}`
    : 'the beginning';
  return (
    <>
      <GlobalStyles />
      {/* Else its clicks would be kept until the page listens. */}
      <HydrationMarker />
      <Page>
        <Controls>
          <SectionTitle as="h1">Report</SectionTitle>
          <p>
            {meta.shop}, {meta.release}, {meta.language}, {width} × {height} px
          </p>
          {meta.rewritten && (
            <p>Redux DevTools has rewritten this visit: its steps begin with the state it made.</p>
          )}
          {meta.words !== undefined && <blockquote>{meta.words}</blockquote>}
          {/* A step has the number that the visitor saw in the dialog. */}
          <StepControls
            step={step}
            first={0}
            last={actions.length}
            text={`Step ${String(step + 1)} of ${String(states.length)}: ${what}`}
            labels={labels}
            onChoose={setStep}
          />
          <details>
            <summary>Action</summary>
            <pre>{JSON.stringify(action ?? null, null, 2)}</pre>
          </details>
          {meta.problems.length > 0 && (
            <>
              <h2>Problems</h2>
              <ul>
                {meta.problems.map((problem, index) => (
                  <li key={index}>
                    {seconds(problem.at)}: {problem.kind}, {problem.name}: {problem.message}
                    <pre>{problem.frames.join('\n')}</pre>
                  </li>
                ))}
              </ul>
            </>
          )}
        </Controls>
        <Room>
          {state && (
            <Preview
              shop={PastApp}
              state={state}
              step={step}
              screen={meta.screen}
              title="Screen"
              missing="The code of this screen could not be loaded."
              maxScale={1}
            />
          )}
        </Room>
      </Page>
    </>
  );
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

const Page = styled.main(css`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: 32px;
  padding: 16px;
`);

/** The screen beside the controls, or below them; smaller where there is no room for it. */
const Room = styled.div(css`
  flex: 1 1 640px;
  min-width: 0;
  max-width: 100%;
`);

const Controls = styled.div(css`
  display: grid;
  flex: 0 1 320px;
  gap: 16px;
  min-width: 0;
  overflow-wrap: anywhere;
  pre {
    overflow: auto;
    max-height: 400px;
    font-size: 0.8125rem;
  }
`);
