import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useCallback, useState } from 'react';
import { CAROUSEL_FADE_MS } from '../../shared/config/times';
import { useMessages } from '../../shared/i18n/useMessages';
import { announce } from '../../shared/lib/announce';
import { useSwipe } from '../../shared/lib/useSwipe';
import { colors, media, radii, shadows } from '../../shared/theme/tokens';
import { Skeleton } from '../../shared/ui/Skeleton';
import { Spinner } from '../../shared/ui/Spinner';
import { uiMessages } from '../../shared/ui/uiMessages';
import type { Banner } from './bannerSchema';
import { CarouselControls, type PauseControl } from './CarouselControls';
import { CarouselSlide } from './CarouselSlide';

interface CarouselProps {
  /** Label of the slides for screen readers. */
  readonly label: string;
  /** The language of the slides, if it is not the page's. */
  readonly lang?: string | undefined;
  readonly slides: readonly Banner[];
  /** Index of the current slide. */
  readonly current: number;
  /** Index of the furthest slide that was shown: pictures load one slide ahead, and stay. */
  readonly furthest: number;
  readonly isLoading: boolean;
  /** Without it there is no automatic advance and no pause button. */
  readonly pause?: PauseControl;
  /** Called with the selected index, which may be one before the first or after the last. */
  readonly onSelect: (index: number) => void;
  readonly onSlideClick: (id: string) => void;
}

/** Slides that fade into each other, one at a time (spec §2, §4). */
export function Carousel({
  label,
  lang,
  slides,
  current,
  furthest,
  isLoading,
  pause,
  onSelect,
  onSlideClick,
}: CarouselProps) {
  const m = useMessages(uiMessages);
  // The next picture waits for the first one, so that it loads as early as possible.
  const [isFirstSettled, setFirstSettled] = useState(false);
  const onSettled = useCallback(() => {
    setFirstSettled(true);
  }, []);
  const shown = slides[current];
  const isSettled = isFirstSettled || !(shown?.picture ?? shown?.tallPicture);

  const count = slides.length;
  const select = (index: number) => {
    onSelect(index);
    const position = (index + count) % count;
    const title = slides[position]?.title ?? '';
    const place = m.slidePosition({ index: position + 1, count });
    void announce([place, title].filter((part) => part !== '').join(', '));
  };

  const swipe = useSwipe((step) => {
    if (count > 1) select(current + step);
  });

  if (isLoading || count === 0) {
    return (
      <Loading>
        <p>
          <Spinner aria-hidden />
          <span>{` ${m.loadingSlides}`}</span>
        </p>
      </Loading>
    );
  }

  return (
    <Frame aria-roledescription={m.carouselRole} aria-label={label} data-ground="dark">
      <Stack {...swipe}>
        {slides.map((slide, index) => (
          <Place
            key={slide.id}
            role="group"
            aria-roledescription={m.slideRole}
            aria-label={m.slidePosition({ index: index + 1, count })}
            data-current={index === current}
            inert={index !== current}
          >
            <CarouselSlide
              slide={slide}
              lang={lang}
              isFirst={index === current && !isSettled}
              hasPicture={
                index === current || (isSettled && index <= Math.max(current, furthest) + 1)
              }
              onSettled={onSettled}
              onClick={onSlideClick}
            />
          </Place>
        ))}
      </Stack>
      {count > 1 && (
        <CarouselControls count={count} current={current} pause={pause} onSelect={select} />
      )}
    </Frame>
  );
}

const Frame = styled.section(css`
  position: relative;
  display: grid;
  min-width: 0;
  border-radius: ${radii.panelPhone};
  box-shadow: ${shadows.raised};
  ${media.desktop} {
    border-radius: ${radii.panel};
  }
`);

const Stack = styled.div(css`
  display: grid;
  min-width: 0;
  border-radius: inherit;
  overflow: hidden;
`);

/** The current slide fades in on top; the previous one stays underneath until the fade ends. */
const Place = styled.div(css`
  position: relative;
  display: grid;
  grid-area: 1 / 1;
  min-width: 0;
  opacity: 0;
  visibility: hidden;
  transition:
    opacity 0s linear ${CAROUSEL_FADE_MS}ms,
    visibility 0s linear ${CAROUSEL_FADE_MS}ms;
  &[data-current='true'] {
    z-index: 1;
    opacity: 1;
    visibility: visible;
    transition: opacity ${CAROUSEL_FADE_MS}ms ease-out;
  }
`);

const Loading = styled(Skeleton)(css`
  animation: none;
  display: flex;
  align-items: flex-end;
  padding: 32px;
  border-radius: ${radii.panelPhone};
  color: ${colors.muted};
  font-weight: 550;
  & > p {
    display: flex;
    align-items: center;
    gap: 12px;
  }
  ${media.desktop} {
    border-radius: ${radii.panel};
  }
`);
