import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { memo } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { useMessages } from '../../shared/i18n/useMessages';
import { colors, fonts, looks, shadows } from '../../shared/theme/tokens';
import { categoriesMessages } from './categoriesMessages';
import type { SidebarCategory } from './sidebarCategories';
import { SidebarCategoryItem } from './SidebarCategoryItem';
import { categoryToggled, selectExpanded } from './sidebarSlice';

/** 'Shop By Category' on wide screens, spec §2; nothing without categories. */
export const Sidebar = memo(function Sidebar({
  categories,
}: {
  readonly categories: readonly SidebarCategory[];
}) {
  const m = useMessages(categoriesMessages);
  const dispatch = useAppDispatch();
  const expanded = useAppSelector(selectExpanded);
  if (categories.length === 0) return null;
  return (
    <Panel aria-labelledby="shop-by-category">
      <h2 id="shop-by-category">{m.shopByCategory}</h2>
      <ul>
        {categories.map((category) => (
          <SidebarCategoryItem
            key={category.id}
            category={category}
            isExpanded={expanded.includes(category.id)}
            onToggle={() => {
              dispatch(categoryToggled(category.id));
            }}
          />
        ))}
      </ul>
    </Panel>
  );
});

/** As high as its row, which the hero sizes, not the list: that scrolls (spec §4). */
const Panel = styled.nav(css`
  position: relative;
  display: flex;
  flex-direction: column;
  min-height: 528px;
  contain: size;
  ${looks.card}
  box-shadow: ${shadows.card};
  overflow: hidden;
  & > h2 {
    padding: 20px 24px 8px;
    font: 700 1.25rem / calc(26 / 20) ${fonts.heading};
    letter-spacing: -0.02em;
  }
  & > ul {
    flex: 1;
    min-height: 0;
    padding: 0 12px 12px;
    overflow-y: auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
    scrollbar-color: ${colors.hairline} transparent;
    scroll-padding-bottom: 12px;
  }
`);
