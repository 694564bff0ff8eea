import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useContentLang } from '../../../shared/i18n/contentLanguageSlice';
import { useMessages } from '../../../shared/i18n/useMessages';
import { announce } from '../../../shared/lib/announce';
import type { Picture } from '../../../shared/lib/picture';
import { showSelected } from '../../../shared/lib/showSelected';
import { useSwipe } from '../../../shared/lib/useSwipe';
import { chosenWhenForced } from '../../../shared/theme/forcedColors';
import { lateShadows } from '../../../shared/theme/screenTokens';
import { looks, media, radii } from '../../../shared/theme/tokens';
import { SmartImage } from '../../../shared/ui/SmartImage';
import { bikesMessages } from '../bikesMessages';
import { listingsArea } from '../listingsArea';

const RATIO = 4 / 3;

interface GalleryProps {
  readonly pictures: readonly Picture[];
  /** Index of the large picture. */
  readonly shown: number;
  readonly onShow: (index: number) => void;
}

/** One large picture and a scrolling row of thumbnails: select by pointer, swipe, Tab or arrow keys. */
export function Gallery({ pictures, shown, onShow }: GalleryProps) {
  const m = useMessages(bikesMessages);
  const lang = useContentLang(listingsArea.reducerPath);
  const row = useRef<HTMLDivElement>(null);
  const last = pictures.length - 1;
  const index = Math.min(shown, Math.max(last, 0));
  const next = index === last ? 0 : index + 1;
  const previous = index === 0 ? last : index - 1;

  useEffect(() => {
    if (row.current) showSelected(row.current);
  }, [index]);

  /** Arrow keys need no announcement, because they focus the picture's button. */
  const show = (position: number) => {
    onShow(position);
    void announce(m.pictureOf({ index: position + 1, count: pictures.length }));
  };

  const swipe = useSwipe((step) => {
    if (last > 0) show(step === 1 ? next : previous);
  });

  const goBy = (event: KeyboardEvent) => {
    const targets: Readonly<Record<string, number>> = {
      ArrowRight: next,
      ArrowLeft: previous,
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    onShow(target);
    row.current?.querySelectorAll('button')[target]?.focus();
  };

  return (
    <Column>
      <div {...swipe}>
        <Large
          picture={pictures[index] ?? null}
          lang={lang}
          ratio={RATIO}
          sizes="(min-width: 40em) 512px, calc(100vw - 32px)"
          isPriority
        />
      </div>
      {last > 0 && (
        // Key events bubble from the buttons to the row.
        <Row ref={row} role="group" aria-label={m.pictures} onKeyDown={goBy}>
          {pictures.map((picture, position) => (
            <button
              key={`${picture.src} ${String(position)}`}
              type="button"
              data-is-printed
              aria-label={m.pictureOf({ index: position + 1, count: pictures.length })}
              aria-current={position === index}
              onClick={() => {
                show(position);
              }}
            >
              <SmartImage
                picture={{ ...picture, alt: '' }}
                ratio={RATIO}
                sizes="180px"
                widest={480}
              />
            </button>
          ))}
        </Row>
      )}
    </Column>
  );
}

const Column = styled.div(css`
  display: grid;
  align-content: start;
  gap: 12px;
  min-width: 0;
`);

const Large = styled(SmartImage)(css`
  border-radius: ${radii.card};
  /* Keeps the first lines of text in view on a low screen. */
  max-height: 60dvh;
  width: 100%;
  /* The width of the column keeps the whole picture in view. */
  ${media.low} {
    max-height: none;
  }
  ${media.print} {
    max-height: none;
  }
`);

const Row = styled.div(css`
  display: grid;
  grid-auto-columns: calc((100% - 16px) / 3);
  grid-auto-flow: column;
  gap: 8px;
  /* Room for the focus ring, which the row would cut off. */
  margin: -10px;
  padding: 10px;
  overflow-x: auto;
  scroll-padding-inline: 10px;
  scrollbar-width: thin;
  /* A part of the next picture says that there are more. */
  &:where(:has(> :nth-child(4))) {
    grid-auto-columns: 28%;
  }
  & > button {
    ${looks.bareButton}
    border-radius: ${radii.field};
  }
  & > button > span {
    border-radius: ${radii.field};
  }
  & > button[aria-current='true'] {
    box-shadow: ${lateShadows.chosenPicture};
    ${media.forcedColors} {
      padding: 4px;
    }
    ${chosenWhenForced}
  }
  & > button:focus-visible {
    outline-offset: 6px;
  }
  ${media.low} {
    grid-auto-columns: 64px;
  }
  ${media.desktop} {
    grid-auto-columns: 96px;
    gap: 12px;
  }
  ${media.print} {
    grid-template-columns: repeat(auto-fill, 4cm);
    grid-auto-flow: row;
    overflow: visible;
    & > button[aria-current] {
      box-shadow: none;
    }
  }
`);
