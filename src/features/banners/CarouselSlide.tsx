import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { ArrowRight } from 'lucide';
import { memo } from 'react';
import { asWideAs } from '../../shared/theme/asWideAs';
import { lineClamp, lineClampTight } from '../../shared/theme/lineClamp';
import { maskImage } from '../../shared/theme/maskImage';
import { colors, fonts, media, textSize } from '../../shared/theme/tokens';
import { buttonStyle } from '../../shared/ui/Button';
import { Chip } from '../../shared/ui/Chip';
import { Icon } from '../../shared/ui/Icon';
import { SmartImage } from '../../shared/ui/SmartImage';
import { wholeWords } from '../../shared/ui/wholeWords';
import { BannerAction } from './BannerAction';
import type { Banner } from './bannerSchema';
import { TALL_MEDIA, tallSlides } from './carouselLayout';
import { OnScrim } from './OnScrim';
import { bannerGradient } from './selectBanners';

interface CarouselSlideProps {
  readonly slide: Banner;
  /** Language of its texts, if not the page's. */
  readonly lang: string | undefined;
  /** Whether it has the page's first picture, which loads with priority. */
  readonly isFirst: boolean;
  readonly hasPicture: boolean;
  readonly onSettled: () => void;
  readonly onClick: (id: string) => void;
}

/** One slide. Its button covers all of it. */
export const CarouselSlide = memo(function CarouselSlide({
  slide,
  lang,
  isFirst,
  hasPicture,
  onSettled,
  onClick,
}: CarouselSlideProps) {
  const { id, title, subtitle, discount, picture, tallPicture } = slide;
  return (
    <Ground style={{ backgroundImage: bannerGradient(slide) }}>
      {hasPicture && (
        <Scene
          picture={picture ?? tallPicture}
          lang={lang}
          sizes="704px"
          widest={1600}
          {...(picture &&
            tallPicture && {
              crop: {
                picture: tallPicture,
                media: TALL_MEDIA,
                sizes: '(min-width: 48em) 480px, max(358px, calc(100vw - 32px))',
              },
            })}
          isPriority={isFirst}
          hasPlaceholder={false}
          onSettled={onSettled}
        />
      )}
      <Words>
        {discount !== null && <Chip lang={lang}>{discount}</Chip>}{' '}
        <Readable>
          {title !== '' && (
            <h2 lang={lang} dir="auto">
              {wholeWords(title)}
            </h2>
          )}
          {subtitle !== null && (
            <p lang={lang} dir="auto">
              {subtitle}
            </p>
          )}
        </Readable>
        <Action
          banner={slide}
          lang={lang}
          onClick={() => {
            onClick(id);
          }}
        >
          <Icon drawing={ArrowRight} />
        </Action>
      </Words>
    </Ground>
  );
});

const Ground = styled.div(css`
  position: relative;
  isolation: isolate;
  display: grid;
  min-width: 0;
  color: ${colors.white};
  overflow: clip;
`);

const Scene = styled(SmartImage)(css`
  position: absolute;
  z-index: -2;
  inset: 0;
  background: none;
  &[data-loading]::before {
    content: none;
  }
  & img {
    object-position: 70% 100%;
  }
  /* On a low, wide slide the picture is on the right and fades into the background. */
  ${media.low} {
    ${media.belowDesktop} {
      left: auto;
      width: min(64%, 480px);
      ${maskImage('linear-gradient(90deg, transparent, black 40%)')}
    }
  }
`);

const Words = styled.div(css`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  min-width: 0;
  padding: 28px 24px 80px;
  ${media.desktop} {
    padding: 48px 40px 96px;
  }
  ${tallSlides} {
    padding-top: 24px;
  }
  ${media.low} {
    padding: 20px 28px;
  }
`);

const Readable = styled(OnScrim)(css`
  margin-top: 14px;
  max-width: 100%;
  & > h2 {
    ${asWideAs('5.2em')}
    font: 800 min(2.75rem, 11vw) / 0.955 ${fonts.heading};
    letter-spacing: -0.04em;
    overflow-wrap: break-word;
    ${lineClampTight(4)}
  }
  & > p {
    max-width: 17em;
    ${lineClamp(3)}
    margin-top: 16px;
    ${textSize(17, 24)}
    overflow-wrap: anywhere;
  }
  ${media.desktop} {
    margin-top: 22px;
    & > h2 {
      ${textSize(64, 60)}
    }
    & > p {
      margin-top: 18px;
      ${textSize(18, 26)}
    }
  }
  /* Keeps the button above the horizon of tall pictures. */
  ${tallSlides} {
    margin-top: 12px;
    & > h2 {
      ${asWideAs('5.6em')}
      font-size: min(2.625rem, 13.125vw);
      line-height: calc(40 / 42);
    }
    & > p {
      margin-top: 12px;
      ${textSize(17, 24)}
    }
  }
  ${media.low} {
    margin-top: 10px;
    & > h2 {
      ${asWideAs('9em')}
      ${textSize(36, 36)}
    }
    & > p {
      margin-top: 8px;
      ${textSize(17, 24)}
    }
  }
`);

const Action = styled(BannerAction)(css`
  ${buttonStyle({ look: 'accent' })}
  margin-top: 20px;
  ${textSize(17, 24)}
  ${media.desktop} {
    margin-top: 24px;
    padding: 15px 32px;
  }
  ${tallSlides} {
    margin-top: 14px;
    padding: 11px 24px;
  }
  ${media.low} {
    margin-top: 14px;
    padding: 9px 24px;
    min-height: 44px;
  }
`);
