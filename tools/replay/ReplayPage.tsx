import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useState } from 'react';
import type { Report } from '../../src/features/report/reportFile';
import { GlobalStyles } from '../../src/shared/theme/GlobalStyles';

interface ReplayPageProps {
  readonly report: Report;
  /** The page of one step, by its number in the hash. */
  readonly screenHref: string;
}

/** A report step by step, for developers. */
export function ReplayPage({ report: { actions, meta }, screenHref }: ReplayPageProps) {
  const [step, setStep] = useState(actions.length);
  const action = actions[step - 1];
  const what = action
    ? `${action.type}, after ${seconds(meta.times[step - 1] ?? 0)}`
    : 'the beginning';
  const text = `Step ${String(step + 1)} of ${String(actions.length + 1)}: ${what}`;
  return (
    <>
      <GlobalStyles />
      <Page>
        <div>
          <h1>Report</h1>
          <p>
            {meta.shop}, {meta.release}, {meta.language}, {meta.screen.width} × {meta.screen.height}{' '}
            px
          </p>
          {meta.rewritten && (
            <p>Redux DevTools has rewritten this visit: its steps begin with the state it made.</p>
          )}
          {meta.words !== undefined && <blockquote>{meta.words}</blockquote>}
          <p>{text}</p>
          <input
            type="range"
            aria-label="Step"
            aria-valuetext={text}
            max={actions.length}
            value={step}
            onChange={({ currentTarget }) => {
              setStep(currentTarget.valueAsNumber);
            }}
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
        </div>
        <Screen tabIndex={0} role="region" aria-label="Screen of the step">
          <iframe title="Screen" inert src={`${screenHref}#${String(step)}`} {...meta.screen} />
        </Screen>
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
  & > :first-of-type {
    display: grid;
    flex: 0 1 320px;
    gap: 16px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  pre {
    overflow: auto;
    max-height: 400px;
    font-size: 0.8125rem;
  }
`);

/** At the visitor's size, beside the controls or below them. */
const Screen = styled.div(css`
  flex: 1 1 640px;
  min-width: 0;
  overflow: auto;
  iframe {
    border: 0;
  }
`);
