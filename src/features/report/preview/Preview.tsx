import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useAppStore } from '../../../app/hooks';
import type { RootState } from '../../../app/store';
import { useWidth } from '../../../shared/lib/useWidth';
import { colors, radii } from '../../../shared/theme/tokens';
import { type PreviewStage, openStage } from './previewStage';

/**
 * The greatest height of a preview, as a share of the screen, so that what is below stays visible.
 */
const HIGHEST = 0.46;

/** With its type the browser lays it out as it does our pages. */
const EMPTY_PAGE = '<!doctype html>';

interface PreviewProps {
  readonly state: RootState;
  /** Of the screen that is shown, in px. */
  readonly screen: { readonly width: number; readonly height: number };
  readonly title: string;
  /** Shown where the screen cannot be fetched. */
  readonly missing: string;
}

/**
 * A screen of the shop as it was, scaled to the width that there is. It stands in a frame: its
 * media queries and fixed parts are those of a screen of its own. Nothing in it can be reached.
 */
export function Preview({ state, screen, title, missing }: PreviewProps) {
  const store = useAppStore();
  const [stage, setStage] = useState<PreviewStage | null>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isBroken, setBroken] = useState(false);
  const [missingState, setMissingState] = useState<RootState | null>(null);
  const [place, width] = useWidth();
  const isMissing = isBroken || missingState === state;
  const scale = width === 0 ? 1 : Math.min(HIGHEST, width / screen.width);

  useLayoutEffect(() => {
    const page = frame.current?.contentDocument;
    if (!page) return;
    // Written, not given as `srcdoc`: where a service worker controls the page, the content policy of
    // a `srcdoc` frame allows no picture of our own origin in Firefox.
    page.open();
    page.write(EMPTY_PAGE);
    page.close();
    try {
      setStage(openStage(page, store));
    } catch {
      setBroken(true);
    }
  }, [store]);

  useEffect(() => {
    stage?.show(state).catch(() => {
      setMissingState(state);
    });
  }, [stage, state]);

  return (
    <Place ref={place}>
      <Screen style={{ width: screen.width * scale, height: screen.height * scale }}>
        <iframe
          title={title}
          ref={frame}
          inert
          width={screen.width}
          height={screen.height}
          style={{ transform: `scale(${String(scale)})` }}
          hidden={isMissing}
        />
        {isMissing && <p role="status">{missing}</p>}
      </Screen>
    </Place>
  );
}

const Place = styled.div(css`
  padding: 12px 0;
  border-radius: ${radii.card};
  background: ${colors.well};
`);

/** Cuts the frame off until its scale has followed a window that became narrower. */
const Screen = styled.div(css`
  position: relative;
  max-width: 100%;
  margin-inline: auto;
  overflow: hidden;
  background: ${colors.ground};
  iframe {
    display: block;
    border: 0;
    transform-origin: 0 0;
  }
  iframe[hidden] {
    display: none;
  }
  p {
    padding: 24px;
    text-align: center;
  }
`);
