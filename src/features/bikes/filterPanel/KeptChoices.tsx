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
import { Group } from './Group';
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
        <Chips
          legend="Category"
          describedBy={hintId}
          options={bikeCategories}
          chosen={category}
          onChoose={choose.category}
        />
      </Group>
      <Group>
        <SelectField
          label="Brand"
          none="Any brand"
          describedBy={hintId}
          options={bikeBrands}
          chosen={brand}
          onChoose={choose.brand}
        />
        <SelectField
          label="Area"
          none="All of Aruba"
          describedBy={hintId}
          options={bikeAreas}
          chosen={area}
          onChoose={choose.area}
        />
      </Group>
      <RangeFields
        legend="Year"
        describedBy={hintId}
        from={yearMin}
        to={yearMax}
        problem={yearProblem({ yearMin, yearMax })}
        onFrom={choose.yearMin}
        onTo={choose.yearMax}
      />
      <Group>
        <Swatches
          legend="Color"
          describedBy={hintId}
          options={bikeColors}
          chosen={color}
          onChoose={choose.color}
        />
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
