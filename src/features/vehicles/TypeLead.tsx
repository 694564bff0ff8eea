import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useContentLang } from '../../shared/i18n/contentLanguageSlice';
import { ContentText } from '../../shared/i18n/ContentText';
import { useMessages } from '../../shared/i18n/useMessages';
import type { Picture } from '../../shared/lib/picture';
import { lineClamp } from '../../shared/theme/lineClamp';
import { maskImage } from '../../shared/theme/maskImage';
import { scenes } from '../../shared/theme/screenTokens';
import { colors, fonts, media, radii, textSize } from '../../shared/theme/tokens';
import { VisuallyHidden } from '../../shared/ui/layout';
import { SmartImage } from '../../shared/ui/SmartImage';
import { sceneOf } from './typePictures';
import { vehiclesMessages } from './vehiclesMessages';
import { vehicleTypesApi } from './vehicleTypesApi';

interface TypeLeadProps {
  readonly name: string;
  /** Name of the selected style, if any. */
  readonly styleName: string | undefined;
  readonly slug: string;
  readonly count: number;
  /** The picture of a type without a scene of ours. */
  readonly picture: Picture | null;
}

/** The heading of a type's page: its name in the evening sky over its vehicle. */
export function TypeLead({ name, styleName, slug, count, picture }: TypeLeadProps) {
  const m = useMessages(vehiclesMessages);
  const lang = useContentLang(vehicleTypesApi.reducerPath);
  const scene = sceneOf(slug);
  return (
    <Lead>
      <Words>
        <h1 lang={lang} dir="auto">
          <ContentText lang={lang}>{name}</ContentText>
          {styleName !== undefined && <VisuallyHidden>{`: ${styleName}`}</VisuallyHidden>}
        </h1>
        <p>
          {styleName !== undefined && (
            <>
              <ContentText lang={lang}>{styleName}</ContentText>
              <span>{': '}</span>
            </>
          )}
          <span>{m.listedToday({ count })}</span>
        </p>
        {!scene && picture && <Dusk />}
      </Words>
      {scene ? (
        <img src={scene} alt="" width={800} height={816} />
      ) : (
        picture && (
          <Photo picture={picture} sizes="(min-width: 40em) 440px, 100vw" hasPlaceholder={false} />
        )
      )}
    </Lead>
  );
}

/** The background is an evening sky, in case the picture is missing or still loading. */
const Lead = styled.div(css`
  position: relative;
  /* Reserves the height of the vehicle and the sun, which the text never covers. */
  padding-bottom: 66%;
  border-radius: ${radii.panelPhone};
  background: ${scenes.evening} ${colors.primaryDark};
  color: ${colors.white};
  overflow: hidden;
  isolation: isolate;
  & > img {
    position: absolute;
    inset: auto 0 0;
    z-index: -1;
    width: 100%;
    height: auto;
    /* Blends into the sky of the background, if the text is higher than the picture's sky. */
    ${maskImage('linear-gradient(transparent, black 24%)')}
  }
  ${media.desktop} {
    border-radius: ${radii.panel};
  }
`);

const Words = styled.div(css`
  position: relative;
  padding: 24px 24px 0;
  overflow-wrap: anywhere;
  h1 {
    font: 760 min(2.25rem, 11.25vw) / calc(44 / 36) ${fonts.heading};
    letter-spacing: -0.03em;
    overflow-wrap: anywhere;
    ${lineClamp(3)}
  }
  ${media.desktop} {
    padding: 32px 36px 0;
    h1 {
      ${textSize(44, 52)}
    }
  }
`);

/** A gradient over any picture below the text: the colour of the evening sea, then dark. */
const Dusk = styled.span(css`
  &::before,
  &::after {
    position: absolute;
    inset: 0 0 -80px;
    z-index: -1;
    background: linear-gradient(${colors.primary} calc(100% - 80px), transparent);
    content: '';
    mix-blend-mode: color;
  }
  &::after {
    background: linear-gradient(
      ${colors.primaryDark},
      ${colors.primary} calc(100% - 80px),
      ${colors.white}
    );
    mix-blend-mode: multiply;
  }
`);

const Photo = styled(SmartImage)(css`
  position: absolute;
  inset: 0;
  z-index: -2;
  background: none;
  &[data-loading]::before {
    content: none;
  }
`);
