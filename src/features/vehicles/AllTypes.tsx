import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useMessages } from '../../shared/i18n/useMessages';
import wide from '../../shared/pictures/veh-wide.webp';
import square from '../../shared/pictures/veh.webp';
import { useShop } from '../../shared/shop/useShop';
import { maskImage } from '../../shared/theme/maskImage';
import { colors, fonts, media, radii, textSize, widths } from '../../shared/theme/tokens';
import { buttonStyle } from '../../shared/ui/Button';
import { ExternalLink } from '../../shared/ui/ExternalLink';
import { vehiclePlatform } from './vehiclePlatform';
import { vehiclesMessages } from './vehiclesMessages';

/** Shown below the types while none is selected. */
export function AllTypes({ total }: { total: number }) {
  const m = useMessages(vehiclesMessages);
  const platform = vehiclePlatform(useShop());
  return (
    <Panel data-ground="dark">
      <picture>
        <source media={widths.tablet} srcSet={wide} />
        <img src={square} alt="" width={800} height={816} />
      </picture>
      <h2>{m.allVehicles}</h2>
      <p>
        {platform
          ? m.allVehiclesText({ count: total, name: platform.name })
          : m.allVehiclesHere({ count: total })}
      </p>
      {platform && <AllLink href={platform.url}>{m.viewAll({ name: platform.name })}</AllLink>}
    </Panel>
  );
}

const Panel = styled.div(css`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  padding: 24px 24px 236px;
  border-radius: ${radii.panelPhone};
  background: ${colors.primaryDark};
  color: ${colors.white};
  overflow: hidden;
  isolation: isolate;
  img {
    position: absolute;
    right: 0;
    bottom: 0;
    z-index: -1;
    width: 100%;
    height: 260px;
    object-fit: cover;
    object-position: 50% 100%;
    ${maskImage('linear-gradient(transparent, black 24%)')}
  }
  h2 {
    font: 760 min(2.25rem, 11.25vw) / calc(44 / 36) ${fonts.heading};
    letter-spacing: -0.03em;
  }
  p {
    max-width: 25rem;
    margin: 4px 0 20px;
    ${textSize(17, 24)}
  }
  ${media.tablet} {
    min-height: 300px;
    padding: 36px;
    background: ${colors.primaryDeep};
    h2,
    p {
      max-width: 17.5rem;
    }
    img {
      width: 145%;
      max-width: max(1067px, 100%);
      height: auto;
      ${maskImage('linear-gradient(transparent, black 12%)')}
    }
  }
  ${media.desktop} {
    min-height: 360px;
    padding: 48px 56px;
    border-radius: ${radii.panel};
    h2 {
      max-width: none;
      ${textSize(44, 52)}
    }
    p {
      max-width: 26.25rem;
    }
    img {
      width: 100%;
      max-width: none;
      height: 100%;
      object-position: 100% 100%;
      ${maskImage('none')}
    }
  }
`);

const AllLink = styled(ExternalLink)(buttonStyle({ look: 'accent' }));
