import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Car, Check, ChevronRight } from 'lucide';
import { Link } from 'react-router-dom';
import { vehiclesPath } from '../../shared/config/paths';
import { useContentLang } from '../../shared/i18n/contentLanguageSlice';
import { ContentText } from '../../shared/i18n/ContentText';
import { useMessages } from '../../shared/i18n/useMessages';
import { useShop } from '../../shared/shop/useShop';
import { lineClamp } from '../../shared/theme/lineClamp';
import {
  colors,
  hover,
  looks,
  media,
  motion,
  radii,
  shadows,
  textSize,
} from '../../shared/theme/tokens';
import { buttonStyle } from '../../shared/ui/Button';
import { ExternalLink } from '../../shared/ui/ExternalLink';
import { Icon } from '../../shared/ui/Icon';
import { Muted } from '../../shared/ui/layout';
import { uiMessages } from '../../shared/ui/uiMessages';
import { TypeLead } from './TypeLead';
import { typeUrl, vehiclePlatform } from './vehiclePlatform';
import { vehiclesMessages } from './vehiclesMessages';
import { vehicleTypesApi } from './vehicleTypesApi';
import type { VehicleType } from './vehicleTypeSchema';

interface TypeDetailProps {
  readonly type: VehicleType;
  readonly selectedSubcategoryId: string | undefined;
}

/** One vehicle type with its styles. */
export function TypeDetail({ type, selectedSubcategoryId }: TypeDetailProps) {
  const m = useMessages(vehiclesMessages);
  const ui = useMessages(uiMessages);
  const lang = useContentLang(vehicleTypesApi.reducerPath);
  const site = vehiclePlatform(useShop())?.url;
  const { id, name, slug, subcategories } = type;
  const style = subcategories.find((subcategory) => subcategory.id === selectedSubcategoryId);
  const isUnknown = selectedSubcategoryId !== undefined && !style;
  const saidName = <ContentText lang={lang}>{name}</ContentText>;
  return (
    <Split>
      <TypeLead
        name={name}
        styleName={style?.name}
        slug={slug}
        count={(style ?? type).count}
        picture={type.picture}
      />
      <Panel>
        {isUnknown && <Muted>{m.styleUnknown}</Muted>}
        {subcategories.length === 0 && <Muted>{m.allInOnePlace({ name: saidName })}</Muted>}
        <ul>
          {subcategories.map((subcategory) => {
            const isSelected = subcategory.id === selectedSubcategoryId;
            return (
              <li key={subcategory.id}>
                <Row
                  // Selecting it again clears the selection.
                  to={isSelected ? vehiclesPath(id) : vehiclesPath(id, subcategory.id)}
                  aria-current={isSelected ? 'true' : undefined}
                >
                  <i>
                    {isSelected ? (
                      <Icon drawing={Check} size={20} />
                    ) : (
                      <Icon drawing={Car} size={20} />
                    )}
                  </i>
                  <Words>
                    <b lang={lang} dir="auto">
                      {subcategory.name}
                    </b>{' '}
                    <small>{ui.itemCount({ count: subcategory.count })}</small>
                  </Words>
                  <Icon drawing={ChevronRight} size={20} />
                </Row>
              </li>
            );
          })}
        </ul>
        {site !== undefined && (
          <AllLink href={typeUrl(site, type)}>
            {/* One flex item, whatever the number of parts of the text. */}
            <span>{m.viewAll({ name: saidName })}</span>
          </AllLink>
        )}
      </Panel>
    </Split>
  );
}

export const Split = styled.div(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  ${media.tablet} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
  ${media.desktop} {
    grid-template-columns: 25rem minmax(0, 1fr);
    gap: 24px;
  }
`);

const Panel = styled.div(css`
  min-width: 0;
  padding: 4px 16px 16px;
  ${looks.card}
  box-shadow: ${shadows.card};
  & > p {
    padding-top: 16px;
  }
  ${media.desktop} {
    min-height: 408px;
    padding: 8px 28px 28px;
  }
`);

const Row = styled(Link)(css`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 68px;
  padding-block: 8px;
  border-bottom: 1px solid ${colors.hairline};
  color: ${colors.ink};
  text-decoration: none;
  i {
    display: grid;
    flex: none;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: ${radii.field};
    background: ${colors.well};
    color: ${colors.primary};
  }
  b {
    ${textSize(17, 24)}
    font-weight: 650;
    overflow-wrap: anywhere;
    ${lineClamp(3)}
    transition: color ${motion.quick};
  }
  &[aria-current] {
    i {
      background: ${colors.primary};
      color: ${colors.white};
    }
    b {
      color: ${colors.primaryDark};
    }
  }
  ${hover(`color: ${colors.primaryDark}`, '&:hover b')}
  ${media.desktop} {
    gap: 16px;
    min-height: 76px;
  }
`);

/** The count wraps below a long name, so that no word breaks. */
const Words = styled.span(css`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: 12px;
  min-width: 0;
  small {
    color: ${colors.muted};
    font-size: inherit;
  }
  ${media.desktop} {
    column-gap: 16px;
  }
`);

const AllLink = styled(ExternalLink)(css`
  ${buttonStyle({})}
  max-width: 100%;
  margin-top: 14px;
  overflow-wrap: anywhere;
`);
