import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { memo, useId } from 'react';
import { useMessages } from '../../../shared/i18n/useMessages';
import { useShop } from '../../../shared/shop/useShop';
import { colors } from '../../../shared/theme/tokens';
import { yearProblem } from '../bikeCriteria';
import { type BikeFilters, bikeBrands, bikeCategories, bikeColors } from '../bikeFilters';
import { bikesMessages } from '../bikesMessages';
import { Chips } from './Chips';
import { Group, ScriptedOnly } from './Group';
import type { Handlers } from './handlers';
import { RangeFields } from './RangeFields';
import { SelectField } from './SelectField';
import { Swatches } from './Swatches';

interface InactiveFiltersProps extends Pick<
  BikeFilters,
  'category' | 'brand' | 'area' | 'yearMin' | 'yearMax' | 'color'
> {
  readonly choose: Handlers;
}

/** The filters that keep their state and do not filter yet (spec §9). */
export const InactiveFilters = memo(function InactiveFilters({
  category,
  brand,
  area,
  yearMin,
  yearMax,
  color,
  choose,
}: InactiveFiltersProps) {
  const m = useMessages(bikesMessages);
  const { areas, place } = useShop();
  const hintId = useId();
  const categoryChoice = {
    describedBy: hintId,
    options: bikeCategories,
    names: m.categories,
    chosen: category,
    onChoose: choose.category,
  };
  const colorChoice = {
    describedBy: hintId,
    options: bikeColors,
    names: m.colors,
    chosen: color,
    onChoose: choose.color,
  };
  return (
    <>
      <Group>
        <Hint id={hintId}>{m.keptHint}</Hint>
        <ScriptedOnly>
          <Chips legend={m.category} {...categoryChoice} />
        </ScriptedOnly>
        <noscript>
          <SelectField
            label={m.category}
            name="category"
            none={m.anyCategory}
            {...categoryChoice}
          />
        </noscript>
      </Group>
      <Group>
        <SelectField
          label={m.brand}
          name="brand"
          none={m.anyBrand}
          describedBy={hintId}
          options={bikeBrands}
          chosen={brand}
          onChoose={choose.brand}
        />
        {areas.length > 0 && (
          <SelectField
            label={m.area}
            name="area"
            none={m.allOfPlace({ place })}
            describedBy={hintId}
            options={areas}
            chosen={area}
            onChoose={choose.area}
          />
        )}
      </Group>
      <RangeFields
        legend={m.year}
        names={{ from: 'yearMin', to: 'yearMax' }}
        describedBy={hintId}
        from={yearMin}
        to={yearMax}
        problem={yearProblem({ yearMin, yearMax })}
        onFrom={choose.yearMin}
        onTo={choose.yearMax}
      />
      <Group>
        <ScriptedOnly>
          <Swatches legend={m.color} {...colorChoice} />
        </ScriptedOnly>
        <noscript>
          <SelectField label={m.color} name="color" none={m.anyColor} {...colorChoice} />
        </noscript>
      </Group>
    </>
  );
});

const Hint = styled.p(css`
  margin-bottom: 12px;
  color: ${colors.muted};
  font-size: 13px;
  line-height: calc(18 / 13);
`);
