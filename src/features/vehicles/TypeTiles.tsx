import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { vehiclesPath } from '../../shared/config/paths';
import { useContentLang } from '../../shared/i18n/contentLanguageSlice';
import { useMessages } from '../../shared/i18n/useMessages';
import { showFocused } from '../../shared/lib/showFocused';
import { showSelected } from '../../shared/lib/showSelected';
import { lineClamp } from '../../shared/theme/lineClamp';
import { lateShadows } from '../../shared/theme/screenTokens';
import {
  colors,
  fonts,
  looks,
  media,
  motion,
  radii,
  shadows,
  textSize,
  widths,
} from '../../shared/theme/tokens';
import { SmartImage } from '../../shared/ui/SmartImage';
import { uiMessages } from '../../shared/ui/uiMessages';
import { drawingOf } from './typePictures';
import { vehiclesMessages } from './vehiclesMessages';
import { vehicleTypesApi } from './vehicleTypesApi';
import type { VehicleType } from './vehicleTypeSchema';

interface TypeTilesProps {
  readonly types: readonly VehicleType[];
  readonly selectedId: string | undefined;
}

/** The vehicle types; a scrolling row on a phone. */
export function TypeTiles({ types, selectedId }: TypeTilesProps) {
  const m = useMessages(vehiclesMessages);
  const ui = useMessages(uiMessages);
  const lang = useContentLang(vehicleTypesApi.reducerPath);
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (row.current) showSelected(row.current);
  }, [selectedId]);
  return (
    <nav aria-label={m.vehicleTypes}>
      <TileRow ref={row} onFocus={showFocused}>
        {types.map((type) => (
          <li key={type.id}>
            <Tile
              to={vehiclesPath(type.id)}
              aria-current={type.id === selectedId ? 'true' : undefined}
            >
              <TypePicture type={type} />
              <b lang={lang} dir="auto">
                {type.name}
              </b>{' '}
              <small>{ui.itemCount({ count: type.count })}</small>
            </Tile>
          </li>
        ))}
      </TileRow>
    </nav>
  );
}

function TypePicture({ type: { picture, slug } }: { type: VehicleType }) {
  const drawing = picture ? undefined : drawingOf(slug);
  return drawing ? (
    <img src={drawing} alt="" width={320} height={248} loading="lazy" />
  ) : (
    <SmartImage picture={picture} ratio={4 / 3} sizes="150px" widest={480} />
  );
}

export const TileRow = styled.ul(css`
  display: grid;
  grid-auto-columns: 9rem;
  grid-auto-flow: column;
  gap: 10px;
  margin-inline: -16px;
  padding: 4px 16px;
  overflow-x: auto;
  scroll-padding-inline: 16px;
  scroll-snap-type: x proximity;
  & > li {
    scroll-snap-align: start;
  }
  ${media.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    grid-auto-flow: row;
    gap: 16px;
    margin-inline: 0;
    padding: 0;
    overflow: visible;
  }
  ${media.desktop} {
    grid-template-columns: repeat(auto-fit, minmax(6.5rem, 1fr));
    gap: 10px;
  }
  ${media.wide} {
    grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr));
    gap: 16px;
  }
`);

const Tile = styled(Link)(css`
  display: flex;
  flex-direction: column;
  height: 100%;
  padding: 8px 8px 14px;
  ${looks.card}
  color: ${colors.ink};
  text-align: center;
  text-decoration: none;
  transition: border-color ${motion.quick};
  & > span,
  & > img {
    margin-bottom: 12px;
    border-radius: ${radii.field};
  }
  & > img {
    width: 100%;
    height: auto;
    aspect-ratio: 4 / 3;
    object-fit: contain;
  }
  b {
    font: 720 1.125rem / calc(24 / 18) ${fonts.heading};
    letter-spacing: -0.02em;
    overflow-wrap: anywhere;
    ${lineClamp(3)}
    ${media.desktop} and ${widths.belowWide} {
      ${textSize(16, 24)}
    }
  }
  small {
    color: ${colors.muted};
    ${textSize(14, 24)}
  }
  &[aria-current] {
    border-color: ${colors.primary};
    background: ${colors.primaryTint};
    box-shadow: ${lateShadows.chosen};
    ${media.forcedColors} {
      padding: 4px 4px 10px;
      border: 5px solid Highlight;
    }
  }
  ${media.hover} {
    &:hover {
      border-color: ${colors.primary};
      box-shadow: ${shadows.raised};
    }
    &[aria-current]:hover {
      box-shadow: ${lateShadows.chosen};
    }
  }
`);
