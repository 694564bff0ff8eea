import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useAppExtra } from '../../../app/hooks';
import type { RootState } from '../../../app/store';
import { useAnnouncement } from '../../../shared/lib/useAnnouncement';
import { useWidth } from '../../../shared/lib/useWidth';
import { colors, radii } from '../../../shared/theme/tokens';
import type { PreviewedShop } from './previewedShop';
import { type PreviewStage, openStage } from './previewStage';

/** The doctype selects standards mode, as on our pages. */
const EMPTY_PAGE = '<!doctype html>';

interface PreviewProps {
  readonly shop: PreviewedShop;
  readonly state: RootState;
  /** Size of the visitor's screen, in px. */
  readonly screen: { readonly width: number; readonly height: number };
  readonly title: string;
  /** Text for a screen that fails to load. */
  readonly missing: string;
  /** Beside its default, the controls below a preview stay visible. */
  readonly maxScale?: number;
  /** For tools: `data-step` of the frame's root, once the screen no longer changes. */
  readonly step?: number;
}

/**
 * A recorded screen of the shop, scaled to the available width. It renders in a frame, so that media
 * queries and fixed elements use the recorded size. The frame is inert.
 */
export function Preview({
  shop,
  state,
  screen,
  title,
  missing,
  maxScale = 0.46,
  step,
}: PreviewProps) {
  const environment = useAppExtra();
  const [stage, setStage] = useState<PreviewStage | null>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isBroken, setBroken] = useState(false);
  const [missingState, setMissingState] = useState<RootState | null>(null);
  const [place, width] = useWidth();
  const isMissing = isBroken || missingState === state;
  useAnnouncement(isMissing ? missing : null);
  const scale = width === 0 ? 1 : Math.min(maxScale, width / screen.width);

  useLayoutEffect(() => {
    const page = frame.current?.contentDocument;
    if (!page) return;
    // Written instead of `srcdoc`: under a service worker, Firefox blocks pictures of our own origin in a
    // `srcdoc` frame, by its content policy.
    page.open();
    page.write(EMPTY_PAGE);
    page.close();
    try {
      setStage(openStage(page, environment, shop));
    } catch {
      setBroken(true);
    }
  }, [environment, shop]);

  useEffect(() => {
    stage?.show(state, step).catch(() => {
      setMissingState(state);
    });
  }, [stage, state, step]);

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
        {isMissing && <p>{missing}</p>}
      </Screen>
    </Place>
  );
}

const Place = styled.div(css`
  padding: 12px 0;
  border-radius: ${radii.card};
  background: ${colors.well};
`);

/** Clips the frame until its scale follows a narrower window. */
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
