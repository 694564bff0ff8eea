import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { SPLASH_MS, SPLASH_LIMIT_MS } from '../config/times';
import { useMessages } from '../i18n/useMessages';
import { useShop } from '../shop/useShop';
import { colors, fonts, layers, radii, shadows, textSize } from '../theme/tokens';
import { uiMessages } from './uiMessages';

interface SplashProps {
  /** `screen` fills the screen while there is no content; `card` leaves the content visible. */
  readonly look: 'screen' | 'card';
}

/**
 * The loading screen, spec §1. CSS alone hides it, without scripts: 1 s after its first paint, or after
 * 8 s at most while there is no content. Screen readers ignore the card: the content is there.
 */
export function Splash({ look }: SplashProps) {
  const m = useMessages(uiMessages);
  const { logo, name } = useShop();
  const isCard = look === 'card';
  const Frame = isCard ? Card : Screen;
  const Title = isCard ? 'b' : 'h2';
  return (
    <Frame data-splash={look} aria-hidden={isCard}>
      <Ring>
        <img src={logo} alt="" fetchPriority="low" />
      </Ring>
      <Title>{m.loadingShop({ site: name })}</Title>
      <p>{m.pleaseWait}</p>
    </Frame>
  );
}

/**
 * How long the splash has been visible, in ms; 0 without a splash. The server's page shows it before its
 * scripts run.
 */
export function splashShownForMs(): number {
  const [leaving] = document.querySelector('[data-splash]')?.getAnimations() ?? [];
  return Number(leaving?.currentTime ?? 0);
}

/** One turn of the ring, in ms. */
const TURN_MS = 900;

/** Hidden slightly before its end, because a very short animation may round to just below 100 %. */
const leave = keyframes`
  90%, to { opacity: 0; visibility: hidden; }
`;

const Screen = styled.div(css`
  --ring: 126px;
  --turns: ${String(Math.ceil(SPLASH_LIMIT_MS / TURN_MS))};
  position: fixed;
  z-index: ${layers.splash};
  inset: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  padding: 16px;
  /* GlobalStyles hides the page behind it. */
  visibility: visible;
  background: radial-gradient(44% 40% at 50% 34%, ${colors.glow}, ${colors.ground}) ${colors.ground};
  text-align: center;
  animation: ${leave} 160ms ease-out ${SPLASH_LIMIT_MS}ms forwards;
  & > h2 {
    margin-top: 44px;
    font: 760 min(clamp(1.875rem, 1.6rem + 1.2vw, 2.5rem), 7.8vw) / 1.1 ${fonts.heading};
    letter-spacing: -0.035em;
    /* One line in any font, to avoid a layout shift. */
    white-space: nowrap;
  }
  & > p {
    max-width: 17em;
    margin-top: 14px;
    color: ${colors.muted};
    ${textSize(18, 24)}
    text-wrap: balance;
  }
`);

/** Shifts no layout and ignores pointer events. */
const Card = styled.div(css`
  --ring: 32px;
  --turns: ${String(Math.ceil(SPLASH_MS / TURN_MS))};
  position: fixed;
  z-index: ${layers.splash};
  left: 50%;
  bottom: max(12px, env(safe-area-inset-bottom));
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  column-gap: 12px;
  padding: 8px 18px 8px 12px;
  border-radius: ${radii.card};
  background: ${colors.white};
  box-shadow: ${shadows.overlay};
  width: max-content;
  max-width: calc(100vw - 24px);
  transform: translateX(-50%);
  pointer-events: none;
  animation: ${leave} 160ms ease-out ${SPLASH_MS}ms forwards;
  & > div {
    grid-row: span 2;
  }
  & > b {
    font: 700 0.9375rem / calc(20 / 15) ${fonts.text};
    letter-spacing: 0;
  }
  & > p {
    color: ${colors.muted};
    ${textSize(13, 18)}
    text-wrap: balance;
  }
`);

/** All turns in one iteration, because browsers recalculate styles when an iteration ends. */
const turn = keyframes`
  to { transform: rotate(calc(var(--turns) * 1turn)); }
`;

const Ring = styled.div(css`
  position: relative;
  display: grid;
  place-items: center;
  width: var(--ring);
  height: var(--ring);
  & > img {
    width: 57%;
    height: 57%;
    border-radius: ${radii.round};
  }
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border: calc(var(--ring) / 21) solid ${colors.hairline};
    border-radius: ${radii.round};
  }
  &::after {
    border-color: transparent;
    border-top-color: ${colors.primary};
    animation: ${turn} calc(var(--turns) * ${TURN_MS}ms) linear;
  }
`);
