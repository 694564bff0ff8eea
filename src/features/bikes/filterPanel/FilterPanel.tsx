import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { memo, useId, useMemo } from 'react';
import { Link } from '../../../router/Link';
import { paths } from '../../../shared/config/paths';
import { DEFAULT_LANGUAGE, inLanguage } from '../../../shared/i18n/languages';
import { useLanguage } from '../../../shared/i18n/useLanguage';
import { useMessages } from '../../../shared/i18n/useMessages';
import { useShop } from '../../../shared/shop/useShop';
import { colors, fonts, media, radii, shadows } from '../../../shared/theme/tokens';
import { Button } from '../../../shared/ui/Button';
import { TYPED_IN } from '../bikeAddress';
import { priceProblem } from '../bikeCriteria';
import { type BikeFilters, listingTypes } from '../bikeFilters';
import { bikesMessages } from '../bikesMessages';
import { handlersOf } from './handlers';
import { InactiveFilters } from './InactiveFilters';
import { RangeFields } from './RangeFields';
import { Segments } from './Segments';

interface FilterPanelProps {
  readonly id: string;
  readonly filters: BikeFilters;
  /** On a phone it is shown on demand, on wide screens always. */
  readonly isOpen: boolean;
  readonly onChange: (change: Partial<BikeFilters>) => void;
  readonly onClear: () => void;
}

/** Every bike filter of spec §9; price range and listing type narrow the list. */
export const FilterPanel = memo(function FilterPanel({
  id,
  filters,
  isOpen,
  onChange,
  onClear,
}: FilterPanelProps) {
  const m = useMessages(bikesMessages);
  const { currency } = useShop();
  const language = useLanguage();
  const headingId = useId();
  const choose = useMemo(() => handlersOf(onChange), [onChange]);
  // The default language writes plain numbers, so it need not be sent.
  const typedIn = language === DEFAULT_LANGUAGE ? {} : { name: TYPED_IN, value: language };
  return (
    <Panel id={id} aria-labelledby={headingId} data-open={isOpen}>
      <Head>
        <h2 id={headingId}>{m.filters}</h2>
        <ClearAll type="button" onClick={onClear}>
          {m.clearAll}
        </ClearAll>
        <noscript>
          <Link to={paths.bikes}>{m.clearAll}</Link>
        </noscript>
      </Head>
      {/* Without scripts the form goes to the server; with them it has no button, and is never sent. */}
      <form action={inLanguage(language, paths.bikes)} autoComplete="off">
        <Segments
          legend={m.listingType}
          name="listingType"
          options={listingTypes}
          names={m.listingTypes}
          none={m.allTypes}
          chosen={filters.listingType}
          onChoose={choose.listingType}
        />
        <RangeFields
          legend={m.priceIn({ currency })}
          names={{ from: 'priceMin', to: 'priceMax' }}
          from={filters.priceMin}
          to={filters.priceMax}
          problem={priceProblem(filters)}
          onFrom={choose.priceMin}
          onTo={choose.priceMax}
        />
        <InactiveFilters
          category={filters.category}
          brand={filters.brand}
          area={filters.area}
          yearMin={filters.yearMin}
          yearMax={filters.yearMax}
          color={filters.color}
          choose={choose}
        />
        <noscript>
          {/* Numbers reach the server as they are typed. */}
          <Show type="submit" isWide {...typedIn}>
            {m.showBikes}
          </Show>
        </noscript>
      </form>
    </Panel>
  );
});

const Panel = styled.section(css`
  padding: 12px 20px 20px;
  border: 1px solid ${colors.hairline};
  border-radius: ${radii.card};
  background: ${colors.white};
  box-shadow: ${shadows.card};
  ${media.belowDesktop} {
    margin-top: 12px;
    &[data-open='false'] {
      display: none;
      ${media.scriptless} {
        display: block;
      }
    }
  }
  ${media.desktop} {
    padding: 8px 24px 16px;
  }
`);

const Head = styled.div(css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 52px;
  & > h2 {
    font: 740 22px / calc(28 / 22) ${fonts.heading};
  }
`);

const ClearAll = styled.button(css`
  min-height: 44px;
  margin-right: -8px;
  padding: 0 8px;
  border: 0;
  border-radius: ${radii.pill};
  background: none;
  color: ${colors.primaryDark};
  font-size: 15px;
  line-height: calc(24 / 15);
  font-weight: 650;
  ${media.scriptless} {
    display: none;
  }
  ${media.hover} {
    &:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
`);

const Show = styled(Button)(css`
  margin-top: 20px;
`);
