import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { ImageOff } from 'lucide-react';
import { useCallback, useState } from 'react';
import { type Picture, pictureSrcSet, pictureUrl } from '../lib/picture';
import { colors, motion } from '../theme/tokens';

interface SmartImageProps {
  /** Null shows the drawn placeholder at once. */
  readonly picture: Picture | null;
  /** Value of `sizes`: how wide the picture is shown. */
  readonly sizes: string;
  /** Width over height. */
  readonly ratio: number;
  /** The widest picture worth loading, in px. */
  readonly widest?: number;
  /** For the picture that the first view is about: loaded eagerly, with high priority. */
  readonly isPriority?: boolean;
  readonly className?: string;
}

type Loading = 'loading' | 'shown' | 'missing';

/** A picture in a box of its final size: pulsing until loaded, a quiet drawing when it is missing. */
export function SmartImage({
  picture,
  sizes,
  ratio,
  widest = 1200,
  isPriority = false,
  className,
}: SmartImageProps) {
  const src = picture?.src;
  const [seen, setSeen] = useState<{ src: string | undefined; loading: Loading }>();
  const loading: Loading = !picture
    ? 'missing'
    : seen?.src === src && seen
      ? seen.loading
      : 'loading';

  // A picture that came from the cache, or before hydration, fires no event any more.
  const settleAtOnce = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.currentSrc !== '') {
        setSeen({ src, loading: image.naturalWidth > 0 ? 'shown' : 'missing' });
      }
    },
    [src],
  );

  return (
    <Box className={className} data-loading={loading} style={{ aspectRatio: String(ratio) }}>
      {picture && loading !== 'missing' ? (
        <img
          key={src}
          ref={settleAtOnce}
          src={pictureUrl(picture, 640)}
          srcSet={pictureSrcSet(picture, widest)}
          sizes={sizes}
          alt={picture.alt}
          width={Math.round(640 * Math.max(ratio, 0.01))}
          height={640}
          loading={isPriority ? 'eager' : 'lazy'}
          fetchPriority={isPriority ? 'high' : 'auto'}
          decoding="async"
          onLoad={() => {
            setSeen({ src, loading: 'shown' });
          }}
          onError={() => {
            setSeen({ src, loading: 'missing' });
          }}
        />
      ) : (
        <Missing
          role="img"
          aria-label={picture?.alt === '' ? undefined : (picture?.alt ?? 'No picture')}
        >
          <ImageOff aria-hidden />
        </Missing>
      )}
    </Box>
  );
}

const pulse = keyframes`
  50% { background-color: ${colors.hairline}; }
`;

const Box = styled.div`
  position: relative;
  overflow: hidden;
  background: ${colors.well};
  &[data-loading='loading'] {
    animation: ${pulse} 1.6s ease-in-out infinite;
  }
  & > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    transition: opacity ${motion.gentle};
  }
`;

const Missing = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  background: linear-gradient(160deg, ${colors.well}, ${colors.hairline});
  color: ${colors.fieldBorder};
  & > svg {
    width: 40px;
    height: 40px;
    stroke-width: 1.5;
  }
`;
