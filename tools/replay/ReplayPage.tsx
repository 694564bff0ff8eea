import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import type { Report } from '../../src/features/report/reportFile';
import { HydrationMarker } from '../../src/router/HydrationMarker';
import { useWidth } from '../../src/shared/lib/useWidth';
import { GlobalStyles } from '../../src/shared/theme/GlobalStyles';
import { colors } from '../../src/shared/theme/tokens';
import { Button } from '../../src/shared/ui/Button';
import { SectionTitle } from '../../src/shared/ui/layout';

interface ReplayPageProps {
  readonly report: Report;
  /** Of a report that is kept; empty for the file of `npm run replay`. */
  readonly name: string;
}

/** A report step by step, for developers. */
export function ReplayPage({ report: { actions, meta }, name }: ReplayPageProps) {
  const [step, setStep] = useState(actions.length);
  const frame = useRef<HTMLIFrameElement>(null);
  const { height, width } = meta.screen;
  const [room, roomWidth] = useWidth();
  const scale = Math.min(1, roomWidth / width);
  const source = `?${new URLSearchParams({ report: name, frame: '' }).toString()}`;
  useEffect(() => {
    void frame.current?.contentWindow?.showStep?.(step);
  }, [step]);
  const say = describer({ actions, meta });
  const choose = (next: number) => {
    setStep(Math.min(Math.max(next, 0), actions.length));
  };

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
          <label>
            Step
            <input
              type="range"
              min={0}
              max={actions.length}
              value={step}
              aria-valuetext={say(step)}
              onChange={({ currentTarget }) => {
                choose(currentTarget.valueAsNumber);
              }}
            />
          </label>
          <p role="status">{say(step)}</p>
          <div>
            <Button
              look="secondary"
              onClick={() => {
                choose(step - 1);
              }}
            >
              Previous
            </Button>
            <Button
              look="secondary"
              onClick={() => {
                choose(step + 1);
              }}
            >
              Next
            </Button>
          </div>
          <details>
            <summary>Action</summary>
            <pre>{JSON.stringify(actions[step - 1] ?? null, null, 2)}</pre>
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
        <Room ref={room}>
          <Screen style={{ width: width * scale, height: height * scale }}>
            <iframe
              ref={frame}
              title="Screen"
              inert
              src={source}
              width={width}
              height={height}
              style={{ transform: `scale(${String(scale)})` }}
              onLoad={({ currentTarget: { contentWindow, contentDocument } }) => {
                // Its script runs on after it has loaded.
                const show = () => void contentWindow?.showStep?.(step);
                show();
                if (contentDocument) {
                  new MutationObserver((_changes, observer) => {
                    observer.disconnect();
                    show();
                  }).observe(contentDocument.documentElement, {
                    attributeFilter: ['data-step'],
                  });
                }
              }}
            />
          </Screen>
        </Room>
      </Page>
    </>
  );
}

/**
 * Says what a step is: `Step 3 of 12: bikes/filterChosen, after 4.2 s`. The first is the beginning,
 * so a step has the number that the visitor saw in the dialog.
 */
function describer({ actions, meta }: Pick<Report, 'actions' | 'meta'>) {
  return (step: number) => {
    const action = actions[step - 1];
    const what = action
      ? `${action.type}, after ${seconds(meta.times[step - 1] ?? 0)}`
      : 'the beginning';
    return `Step ${String(step + 1)} of ${String(actions.length + 1)}: ${what}`;
  };
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

const Page = styled.main(css`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: 32px;
  padding: clamp(16px, 3vw, 32px);
`);

/** The screen beside the controls, or below them; smaller where there is no room for it. */
const Room = styled.div(css`
  flex: 4 1 640px;
  min-width: 0;
  max-width: 100%;
`);

const Screen = styled.div(css`
  max-width: 100%;
  overflow: hidden;
  outline: 1px solid ${colors.fieldBorder};
  iframe {
    display: block;
    border: 0;
    transform-origin: 0 0;
  }
`);

const Controls = styled.div(css`
  display: grid;
  flex: 1 1 288px;
  gap: 16px;
  min-width: 0;
  max-width: 560px;
  overflow-wrap: anywhere;
  & > div {
    display: flex;
    gap: 12px;
  }
  input {
    display: block;
    width: 100%;
    height: 44px;
    accent-color: ${colors.primary};
  }
  pre {
    overflow: auto;
    max-height: 400px;
    font-size: 13px;
  }
`);
