import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../shared/i18n/useMessages';
import { announce } from '../../shared/lib/announce';
import { chosenWhenForced } from '../../shared/theme/forcedColors';
import { colors, hover, looks, media, motion, radii } from '../../shared/theme/tokens';
import { Icon } from '../../shared/ui/Icon';
import { uiMessages } from '../../shared/ui/uiMessages';

export interface PauseControl {
  readonly isPaused: boolean;
  readonly onToggle: () => void;
}

interface CarouselControlsProps {
  readonly count: number;
  readonly current: number;
  readonly pause: PauseControl | undefined;
  readonly onSelect: (index: number) => void;
}

/** Previous, one dot a slide, next, and pause. */
export function CarouselControls({ count, current, pause, onSelect }: CarouselControlsProps) {
  const m = useMessages(uiMessages);
  const dots = useRef<HTMLOListElement>(null);
  // On narrow slides many dots scroll: the current one stays in sight.
  useEffect(() => {
    const list = dots.current;
    const dot = list?.children[current];
    if (list && dot instanceof HTMLElement) {
      list.scrollLeft = dot.offsetLeft + (dot.offsetWidth - list.clientWidth) / 2;
    }
  }, [current, count]);
  return (
    <Pill>
      <button
        type="button"
        aria-label={m.previousSlide}
        onClick={() => {
          onSelect(current - 1);
        }}
      >
        <Icon drawing={ChevronLeft} size={20} />
      </button>
      <ol ref={dots}>
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <Dot
              type="button"
              aria-label={m.slideNumber({ number: index + 1 })}
              aria-current={index === current}
              onClick={() => {
                onSelect(index);
              }}
            />
          </li>
        ))}
      </ol>
      <button
        type="button"
        aria-label={m.nextSlide}
        onClick={() => {
          onSelect(current + 1);
        }}
      >
        <Icon drawing={ChevronRight} size={20} />
      </button>
      {pause && (
        <PauseButton
          type="button"
          aria-label={pause.isPaused ? m.playSlides : m.pauseSlides}
          onClick={() => {
            pause.onToggle();
            void announce(pause.isPaused ? m.slidesPlay : m.slidesPaused);
          }}
        >
          {pause.isPaused ? <Icon drawing={Play} size={20} /> : <Icon drawing={Pause} size={20} />}
        </PauseButton>
      )}
    </Pill>
  );
}

const Pill = styled.div(css`
  position: absolute;
  z-index: 2;
  left: 16px;
  bottom: 16px;
  display: flex;
  align-items: center;
  max-width: calc(100% - 32px);
  border-radius: ${radii.pill};
  background: ${colors.pill};
  color: ${colors.white};
  & button {
    ${looks.bareButton}
    display: grid;
    flex: none;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: ${radii.pill};
    transition: background-color ${motion.quick};
    ${hover(`background: ${colors.faintOnDark}`)}
  }
  & button:focus-visible {
    outline-offset: -3px;
  }
  & > ol {
    position: relative;
    display: flex;
    min-width: 0;
    overflow-x: auto;
    scrollbar-width: none;
  }
  ${media.desktop} {
    left: 32px;
    bottom: 28px;
  }
  /* Beside the text, which would overlap it, and over the sky. */
  ${media.low} {
    top: 16px;
    right: 16px;
    bottom: auto;
    left: auto;
  }
  ${media.scriptless} {
    display: none;
  }
`);

const Dot = styled.button(css`
  && {
    width: 24px;
  }
  &&[aria-current='true'] {
    width: 36px;
  }
  &::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: ${radii.pill};
    background: ${colors.dotOnDark};
    ${media.forcedColors} {
      forced-color-adjust: none;
      background: ButtonText;
    }
  }
  &[aria-current='true']::before {
    width: 24px;
    background: ${colors.accent};
    ${chosenWhenForced}
  }
`);

const PauseButton = styled.button(css`
  position: relative;
  &::before {
    content: '';
    position: absolute;
    left: 0;
    height: 20px;
    border-left: 1px solid ${colors.lineOnDark};
  }
`);
