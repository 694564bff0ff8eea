import styled from '@emotion/styled';
import { memo, useId } from 'react';
import { colors } from '../../../shared/theme/tokens';
import { yearProblem } from '../bikeCriteria';
import {
  type BikeFilters,
  bikeAreas,
  bikeBrands,
  bikeCategories,
  bikeColors,
} from '../bikeFilters';
import { Chips } from './Chips';
import { Group, ScriptedOnly } from './Group';
import type { Handlers } from './handlers';
import { RangeFields } from './RangeFields';
import { SelectField } from './SelectField';
import { Swatches } from './Swatches';

interface KeptChoicesProps extends Pick<
  BikeFilters,
  'category' | 'brand' | 'area' | 'yearMin' | 'yearMax' | 'color'
> {
  readonly choose: Handlers;
}

/** The filters that keep their state and do not filter yet (spec §9). */
export const KeptChoices = memo(function KeptChoices({
  category,
  brand,
  area,
  yearMin,
  yearMax,
  color,
  choose,
}: KeptChoicesProps) {
  const hintId = useId();
  return (
    <>
      <Group>
        <Hint id={hintId}>We keep the choices below, but they do not filter the list yet.</Hint>
        <ScriptedOnly>
          <Chips
            legend="Category"
            describedBy={hintId}
            options={bikeCategories}
            chosen={category}
            onChoose={choose.category}
          />
        </ScriptedOnly>
        <noscript>
          <SelectField
            label="Category"
            name="category"
            none="Any category"
            describedBy={hintId}
            options={bikeCategories}
            chosen={category}
            onChoose={choose.category}
          />
        </noscript>
      </Group>
      <Group>
        <SelectField
          label="Brand"
          name="brand"
          none="Any brand"
          describedBy={hintId}
          options={bikeBrands}
          chosen={brand}
          onChoose={choose.brand}
        />
        <SelectField
          label="Area"
          name="area"
          none="All of Aruba"
          describedBy={hintId}
          options={bikeAreas}
          chosen={area}
          onChoose={choose.area}
        />
      </Group>
      <RangeFields
        legend="Year"
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
          <Swatches
            legend="Color"
            describedBy={hintId}
            options={bikeColors}
            chosen={color}
            onChoose={choose.color}
          />
        </ScriptedOnly>
        <noscript>
          <SelectField
            label="Color"
            name="color"
            none="Any color"
            describedBy={hintId}
            options={bikeColors}
            chosen={color}
            onChoose={choose.color}
          />
        </noscript>
      </Group>
    </>
  );
});

const Hint = styled.p`
  margin-bottom: 12px;
  color: ${colors.muted};
  font-size: 13px;
  line-height: 18px;
`;
