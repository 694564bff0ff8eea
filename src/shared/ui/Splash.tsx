import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { site } from '../config/site';
import { SPLASH_MS, SPLASH_LIMIT_MS } from '../config/times';
import mark from '../pictures/mark.svg';
import { colors, fonts, layers, sunlight } from '../theme/tokens';

interface SplashProps {
  /** What comes is there already: then the splash goes after its second, without any script. */
  readonly isContentThere: boolean;
}

/**
 * The loading screen, spec §1, over everything. It goes by its styles alone, 1 s after it was
 * first painted, or after 8 s at most while nothing has come yet.
 */
export function Splash({ isContentThere }: SplashProps) {
  return (
    <Cover role="status" data-splash={isContentThere ? 'ending' : 'waiting'}>
      <Ring>
        <img src={mark} alt="" width={72} height={72} />
      </Ring>
      <h2>Loading {site.name}...</h2>
      <p>Please wait while we prepare your shopping experience</p>
    </Cover>
  );
}

/** Hidden a little before its end: a very short animation may round to just below that. */
const leave = keyframes`
  90%, to { opacity: 0; visibility: hidden; }
`;

const Cover = styled.div`
  position: fixed;
  z-index: ${layers.splash};
  inset: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  padding: 16px;
  background: radial-gradient(44% 40% at 50% 34%, ${sunlight.glow}, ${colors.sand}) ${colors.sand};
  text-align: center;
  animation: ${leave} 160ms ease-out ${SPLASH_MS}ms forwards;
  &[data-splash='waiting'] {
    animation-delay: ${SPLASH_LIMIT_MS}ms;
  }
  & > h2 {
    margin-top: 44px;
    font: 760 min(clamp(1.875rem, 1.6rem + 1.2vw, 2.5rem), 8.4vw) / 1.1 ${fonts.heading};
    letter-spacing: -0.035em;
    /* One line, whichever font is there: what stands around it stays where it is. */
    white-space: nowrap;
  }
  & > p {
    max-width: 17em;
    margin-top: 14px;
    color: ${colors.muted};
    font-size: 18px;
    text-wrap: balance;
  }
`;

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Ring = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  width: 126px;
  height: 126px;
  & > img {
    border-radius: 50%;
  }
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 6px solid ${colors.hairline};
    border-radius: 50%;
  }
  &::after {
    border-color: transparent;
    border-top-color: ${colors.sea};
    animation: ${turn} 0.9s linear infinite;
  }
`;
