import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { type ReactElement, memo, useId, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/config/paths';
import { inLanguage } from '../../../shared/i18n/languages';
import { useLanguage } from '../../../shared/i18n/useLanguage';
import { useMessages } from '../../../shared/i18n/useMessages';
import { useShop } from '../../../shared/shop/useShop';
import {
  colors,
  fonts,
  hover,
  looks,
  media,
  radii,
  shadows,
  textSize,
} from '../../../shared/theme/tokens';
import { Button } from '../../../shared/ui/Button';
import {
  type BikeFilters,
  type FieldName,
  bikeFilters,
  fieldOf,
  narrowingNames,
} from '../bikeFilters';
import { filterNames } from '../bikeParameters';
import { bikesMessages } from '../bikesMessages';
import { Chips } from './Chips';
import { Group, ScriptedOnly, groupPadding } from './Group';
import { RangeFields } from './RangeFields';
import { Segments } from './Segments';
import { SelectField } from './SelectField';
import { Swatches } from './Swatches';

interface FilterPanelProps {
  readonly id: string;
  readonly filters: BikeFilters;
  /** Whether the panel is open on a phone; wide screens always show it. */
  readonly isOpen: boolean;
  readonly onChange: (change: Partial<BikeFilters>) => void;
  readonly onClear: () => void;
}

/** One function for each filter. */
type Handlers = {
  readonly [Name in keyof BikeFilters]: (value: BikeFilters[Name]) => void;
};

function handlersOf(onChange: FilterPanelProps['onChange']): Handlers {
  const handlers = filterNames.map((name) => [
    name,
    (value: string | null) => {
      onChange({ [name]: value });
    },
  ]);
  return Object.fromEntries(handlers) as Handlers;
}

const narrowing: ReadonlySet<FieldName> = new Set(narrowingNames.map(fieldOf));

/** The bike filters (spec §9): first those that narrow the list, then those that only keep a value. */
export const FilterPanel = memo(function FilterPanel({
  id,
  filters,
  isOpen,
  onChange,
  onClear,
}: FilterPanelProps) {
  const m = useMessages(bikesMessages);
  const { areas, currency, place } = useShop();
  const language = useLanguage();
  const headingId = useId();
  const hintId = useId();
  // Stable, so that typing in one field does not render the others.
  const choose = useMemo(() => handlersOf(onChange), [onChange]);
  const hintOf = (name: FieldName) => (narrowing.has(name) ? undefined : hintId);
  const category = {
    describedBy: hintOf('category'),
    options: bikeFilters.category.options,
    names: m.categories,
    chosen: filters.category,
    onChoose: choose.category,
  };
  const color = {
    describedBy: hintOf('color'),
    options: bikeFilters.color.options,
    names: m.colors,
    chosen: filters.color,
    onChoose: choose.color,
  };
  const fields: Readonly<Record<FieldName, ReactElement | null>> = {
    listingType: (
      <Segments
        legend={m.listingType}
        name="listingType"
        options={bikeFilters.listingType.options}
        names={m.listingTypes}
        none={m.allTypes}
        chosen={filters.listingType}
        onChoose={choose.listingType}
      />
    ),
    price: (
      <RangeFields
        legend={m.priceIn({ currency })}
        range="price"
        describedBy={hintOf('price')}
        from={filters.priceMin}
        to={filters.priceMax}
        onFrom={choose.priceMin}
        onTo={choose.priceMax}
      />
    ),
    category: (
      <>
        <ScriptedOnly>
          <Chips legend={m.category} {...category} />
        </ScriptedOnly>
        <noscript>
          <SelectField label={m.category} name="category" none={m.anyCategory} {...category} />
        </noscript>
      </>
    ),
    brand: (
      <SelectField
        label={m.brand}
        name="brand"
        none={m.anyBrand}
        describedBy={hintOf('brand')}
        options={bikeFilters.brand.options}
        chosen={filters.brand}
        onChoose={choose.brand}
      />
    ),
    area:
      areas.length > 0 ? (
        <SelectField
          label={m.area}
          name="area"
          none={m.allOfPlace({ place })}
          describedBy={hintOf('area')}
          options={areas}
          chosen={filters.area}
          onChoose={choose.area}
        />
      ) : null,
    year: (
      <RangeFields
        legend={m.year}
        range="year"
        describedBy={hintOf('year')}
        from={filters.yearMin}
        to={filters.yearMax}
        onFrom={choose.yearMin}
        onTo={choose.yearMax}
      />
    ),
    color: (
      <>
        <ScriptedOnly>
          <Swatches legend={m.color} {...color} />
        </ScriptedOnly>
        <noscript>
          <SelectField label={m.color} name="color" none={m.anyColor} {...color} />
        </noscript>
      </>
    ),
  };
  const groups = (isNarrowing: boolean) =>
    Object.entries(fields).map(
      ([name, field]) =>
        field &&
        narrowing.has(name as FieldName) === isNarrowing && <Group key={name}>{field}</Group>,
    );
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
        {groups(true)}
        <Hint id={hintId}>{m.keptHint}</Hint>
        {groups(false)}
        <noscript>
          <Show type="submit" isWide>
            {m.showBikes}
          </Show>
        </noscript>
      </form>
    </Panel>
  );
});

const Panel = styled.section(css`
  padding: 12px 20px 20px;
  ${looks.card}
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
    font: 740 1.375rem / calc(28 / 22) ${fonts.heading};
  }
`);

const ClearAll = styled.button(css`
  ${looks.bareButton}
  min-height: 44px;
  margin-right: -8px;
  padding: 0 8px;
  border-radius: ${radii.pill};
  color: ${colors.primaryDark};
  ${textSize(15, 24)}
  font-weight: 650;
  ${media.scriptless} {
    display: none;
  }
  ${hover('text-decoration-line: underline; text-underline-offset: 3px')}
`);

const Show = styled(Button)(css`
  margin-top: 20px;
`);

/** The heading of the next group. */
const Hint = styled.p(css`
  padding-top: ${groupPadding.phone};
  border-top: 1px solid ${colors.hairline};
  margin-bottom: 12px;
  color: ${colors.muted};
  ${textSize(13, 18)}
  ${media.desktop} {
    padding-top: ${groupPadding.desktop};
  }
  & + div {
    padding-top: 0;
    border-top: 0;
  }
`);
