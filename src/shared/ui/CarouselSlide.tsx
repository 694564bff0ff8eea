import styled from '@emotion/styled';
import { ArrowRight } from 'lucide-react';
import { fonts, media } from '../theme/tokens';
import { buttonStyle } from './Button';
import type { Slide } from './Carousel';
import { TALL_MEDIA, tallSlides } from './carouselLayout';
import { Chip } from './Chip';
import { ExternalLink } from './ExternalLink';
import { scrim } from './scrim';
import { SmartImage } from './SmartImage';

/** Spec §2. */
export const DEFAULT_BUTTON_TEXT = 'Shop Now';

interface CarouselSlideProps {
  readonly slide: Slide;
  /** The page's first picture: it comes before everything else. */
  readonly isFirst: boolean;
  readonly hasPicture: boolean;
  readonly onSettled: () => void;
  readonly onClick: (id: string) => void;
}

/** One slide; all of it is its button, which opens the link in a new tab if there is one. */
export function CarouselSlide({
  slide,
  isFirst,
  hasPicture,
  onSettled,
  onClick,
}: CarouselSlideProps) {
  const { id, title, subtitle, discount, buttonText, link, picture, tallPicture } = slide;
  const report = () => {
    onClick(id);
  };
  const callToAction = (
    <>
      {buttonText ?? DEFAULT_BUTTON_TEXT} <ArrowRight aria-hidden />
    </>
  );
  return (
    <Ground style={{ backgroundImage: slide.gradient }}>
      {hasPicture && (
        <Scene
          picture={picture ?? tallPicture}
          sizes="(min-width: 1280px) 704px, (min-width: 1024px) calc(100vw - 328px), 720px"
          widest={1600}
          {...(picture &&
            tallPicture && {
              crop: {
                picture: tallPicture,
                media: TALL_MEDIA,
                sizes: '(min-width: 768px) 500px, max(358px, calc(100vw - 32px))',
              },
            })}
          isPriority={isFirst}
          hasPlaceholder={false}
          onSettled={onSettled}
        />
      )}
      <Shade />
      <Words>
        {discount !== null && <Chip>{discount}</Chip>}
        <h2 dir="auto">{title}</h2>
        {subtitle !== null && <p dir="auto">{subtitle}</p>}
        {link === null ? (
          <Action as="button" type="button" onClick={report}>
            {callToAction}
          </Action>
        ) : (
          <Action as={ExternalLink} href={link} onClick={report}>
            {callToAction}
          </Action>
        )}
      </Words>
    </Ground>
  );
}

const Ground = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  min-width: 0;
  color: #fff;
`;

const Scene = styled(SmartImage)`
  position: absolute;
  inset: 0;
  background: none;
  &[data-loading] {
    animation: none;
  }
  & img {
    object-position: 100% 100%;
  }
`;

const Shade = styled.div`
  ${scrim('linear-gradient(90deg, #000 50%, transparent 66%)')}
  ${tallSlides} {
    mask-image: linear-gradient(#000 48%, transparent 66%);
  }
`;

const Words = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  min-width: 0;
  padding: 28px 24px 80px;
  & > h2 {
    max-width: 8.6ch;
    margin-top: 14px;
    font: 800 44px/42px ${fonts.heading};
    letter-spacing: -0.04em;
    overflow-wrap: anywhere;
  }
  & > p {
    max-width: 30ch;
    margin-top: 16px;
    font-size: 17px;
    line-height: 24px;
    overflow-wrap: anywhere;
  }
  ${tallSlides} {
    & > h2 {
      max-width: 11ch;
    }
  }
  ${media.desktop} {
    padding: 48px 40px 96px;
    & > h2 {
      margin-top: 22px;
      font-size: 64px;
      line-height: 60px;
    }
    & > p {
      max-width: 32ch;
      margin-top: 18px;
      font-size: 18px;
      line-height: 26px;
    }
  }
`;

const Action = styled.a`
  ${buttonStyle({ look: 'sun' })}
  margin-top: 20px;
  font-size: 17px;
  cursor: pointer;
  ${media.desktop} {
    margin-top: 24px;
    padding: 15px 32px;
  }
  /* The whole slide is its target. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline-color: #fff;
  }
`;
