import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useContentLang } from '../../shared/i18n/contentLanguageSlice';
import { useLanguage } from '../../shared/i18n/useLanguage';
import { useMessages } from '../../shared/i18n/useMessages';
import { priceText } from '../../shared/lib/price';
import { asWideAs } from '../../shared/theme/asWideAs';
import { lineClamp, lineClampTight } from '../../shared/theme/lineClamp';
import { maskImage } from '../../shared/theme/maskImage';
import { colors, fonts, media, radii, shadows } from '../../shared/theme/tokens';
import { buttonStyle } from '../../shared/ui/Button';
import { Chip } from '../../shared/ui/Chip';
import { SmartImage } from '../../shared/ui/SmartImage';
import { wholeWords } from '../../shared/ui/wholeWords';
import { BannerAction } from './BannerAction';
import type { Banner } from './bannerSchema';
import { bannersMessages } from './bannersMessages';
import { CARD_BESIDE_MEDIA, cardBeside } from './carouselLayout';
import { OnScrim } from './OnScrim';
import { bannerGradient } from './selectBanners';

interface PromoCardProps {
  readonly banner: Banner;
  readonly onClick: () => void;
}

/** The first promotional banner; all of it is its button (spec §4). */
export function PromoCard({ banner, onClick }: PromoCardProps) {
  const m = useMessages(bannersMessages);
  const language = useLanguage();
  const lang = useContentLang('banners');
  const { title, subtitle, discount, price, picture, tallPicture } = banner;
  const ownPrice = priceText(price, language);
  // Numbers are written by us.
  const priceLang = ownPrice !== null && typeof price === 'string' ? lang : undefined;
  return (
    <Card style={{ backgroundImage: bannerGradient(banner) }} data-ground="dark">
      <Scene
        picture={picture ?? tallPicture}
        lang={lang}
        sizes="400px"
        widest={960}
        {...(tallPicture && {
          crop: { picture: tallPicture, media: CARD_BESIDE_MEDIA, sizes: '272px' },
        })}
        hasPlaceholder={false}
      />
      <Words>
        {discount === null ? <Chip>{m.specialOffer}</Chip> : <Chip lang={lang}>{discount}</Chip>}{' '}
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
          <Price lang={priceLang}>{ownPrice ?? m.specialPrice}</Price>
        </Readable>
        <Action banner={banner} lang={lang} onClick={onClick} />
      </Words>
    </Card>
  );
}

const Card = styled.section(css`
  position: relative;
  isolation: isolate;
  display: grid;
  min-width: 0;
  border-radius: ${radii.panelPhone};
  box-shadow: ${shadows.raised};
  color: ${colors.white};
  overflow: hidden;
  ${cardBeside} {
    border-radius: ${radii.panel};
  }
`);

/** On a wide, low card the picture is on the right and fades into the background, beside the words. */
const Scene = styled(SmartImage)(css`
  position: absolute;
  z-index: -2;
  inset: 0 0 0 auto;
  width: min(100%, 400px);
  background: none;
  ${maskImage('linear-gradient(90deg, transparent, black 30%)')}
  &[data-loading]::before {
    content: none;
  }
  & img {
    object-position: 100% 100%;
  }
  ${cardBeside} {
    width: 100%;
    ${maskImage('none')}
    & img {
      object-position: 50% 100%;
    }
  }
  ${media.low} {
    ${media.belowDesktop} {
      width: 46%;
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
  padding: 24px;
`);

const Readable = styled(OnScrim)(css`
  max-width: 100%;
  margin-top: 12px;
  & > h2 {
    ${asWideAs('9ch')}
    font: 750 min(1.75rem, 11vw) / 1 ${fonts.heading};
    letter-spacing: -0.03em;
    overflow-wrap: break-word;
    ${lineClampTight(4)}
  }
  & > p {
    margin-top: 8px;
    overflow-wrap: anywhere;
    ${lineClamp(2)}
  }
  ${cardBeside} {
    & > h2 {
      width: auto;
      line-height: calc(32 / 28);
    }
  }
`);

const Price = styled.p(css`
  color: ${colors.accentPale};
  font-weight: 700;
`);

const Action = styled(BannerAction)(css`
  ${buttonStyle({ look: 'white' })}
  min-height: 44px;
  margin-top: 20px;
  padding: 9px 20px;
  ${cardBeside} {
    margin-top: 34px;
  }
`);
