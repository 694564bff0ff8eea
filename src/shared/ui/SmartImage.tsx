import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { ImageOff } from 'lucide';
import { startTransition, useCallback, useState } from 'react';
import { useMessages } from '../i18n/useMessages';
import { type Picture, isResized, pictureSrcSet, pictureUrl } from '../lib/picture';
import { preloadPicture } from '../lib/preloadPicture';
import { colors } from '../theme/tokens';
import { Icon } from './Icon';
import { uiMessages } from './uiMessages';

interface SmartImageProps {
  /** Null shows the drawn placeholder at once. */
  readonly picture: Picture | null;
  /** Language of the alternative text, if not the page's. */
  readonly lang?: string | undefined;
  readonly sizes: string;
  /** Aspect ratio; without it the box has its own size. */
  readonly ratio?: number;
  /** Maximum width to load, in px. */
  readonly widest?: number;
  /** Another crop for a media query. */
  readonly crop?: { readonly picture: Picture; readonly media: string; readonly sizes: string };
  /** Loads eagerly with high priority, for the main picture of the first view. */
  readonly isPriority?: boolean;
  /** False leaves the box empty if the picture is missing. */
  readonly hasPlaceholder?: boolean;
  /** Called when the picture has loaded or failed. Must be stable between renders. */
  readonly onSettled?: () => void;
  readonly className?: string;
}

type Loading = 'loading' | 'shown' | 'missing';

/** A picture in a box of its final size, pulsing until loaded, with a placeholder if missing. */
export function SmartImage({
  picture,
  lang,
  sizes,
  ratio,
  widest = 1200,
  crop,
  isPriority = false,
  hasPlaceholder = true,
  onSettled,
  className,
}: SmartImageProps) {
  const src = picture?.src;
  const [seen, setSeen] = useState<{ src: string | undefined; loading: Loading }>();
  const seenLoading = picture && seen?.src === picture.src ? seen.loading : 'loading';
  const loading: Loading = picture ? seenLoading : 'missing';

  const settle = useCallback(
    (isThere: boolean) => {
      setSeen({ src, loading: isThere ? 'shown' : 'missing' });
      onSettled?.();
    },
    [src, onSettled],
  );

  // A picture that loaded from the cache or before hydration fires no event. It is already visible, so
  // the update is a transition.
  const settleKnown = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image?.complete || image.currentSrc === '') return;
      startTransition(() => {
        settle(image.naturalWidth > 0);
      });
    },
    [settle],
  );

  const source = picture && {
    src: pictureUrl(picture, 640),
    ...(isResized(picture) && { srcSet: pictureSrcSet(picture, widest), sizes }),
  };
  const cropSource = crop && {
    media: crop.media,
    srcSet: pictureSrcSet(crop.picture, widest),
    sizes: crop.sizes,
  };
  if (isPriority && source && cropSource) preloadPicture(cropSource, source);

  const image = source && loading !== 'missing' && (
    <img
      key={src}
      ref={settleKnown}
      {...source}
      alt={picture.alt}
      lang={lang}
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : 'auto'}
      decoding={isPriority ? 'sync' : 'async'}
      onLoad={() => {
        settle(true);
      }}
      onError={() => {
        settle(false);
      }}
    />
  );

  return (
    <Box
      className={className}
      data-loading={loading}
      style={ratio === undefined ? undefined : { aspectRatio: String(ratio) }}
    >
      {image && cropSource ? (
        <picture>
          <source {...cropSource} />
          {image}
        </picture>
      ) : (
        image
      )}
      {loading === 'missing' && hasPlaceholder && <MissingPicture picture={picture} lang={lang} />}
    </Box>
  );
}

/** The alternative text, or a text that there is no picture. */
function MissingPicture({ picture, lang }: Pick<SmartImageProps, 'picture' | 'lang'>) {
  const m = useMessages(uiMessages);
  const words = picture
    ? { role: 'img', 'aria-label': picture.alt, lang }
    : { role: 'img', 'aria-label': m.noPicture };
  return (
    <Missing {...(picture?.alt === '' ? { 'aria-hidden': true } : words)}>
      <Icon drawing={ImageOff} size={40} />
    </Missing>
  );
}

/** Four pulses in one iteration, as those of a skeleton. */
const pulse = keyframes`
  12.5%, 37.5%, 62.5%, 87.5% { opacity: 1; }
  25%, 50%, 75% { opacity: 0; }
`;

/**
 * Spans, because a picture may be inside a button. The pulse is a layer of its own and pauses while the
 * box is far from the window, where a lazy picture may stay unloaded for the whole visit.
 */
const Box = styled.span(css`
  position: relative;
  display: block;
  overflow: hidden;
  background: ${colors.well};
  &[data-loading='loading'] {
    content-visibility: auto;
    &::before {
      content: '';
      position: absolute;
      inset: 0;
      background: ${colors.hairline};
      opacity: 0;
      animation: ${pulse} 6.4s ease-in-out infinite;
    }
  }
  & img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`);

const Missing = styled.span(css`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  background: linear-gradient(160deg, ${colors.well}, ${colors.hairline});
  color: ${colors.fieldBorder};
  & > svg {
    stroke-width: 1.5;
  }
`);
