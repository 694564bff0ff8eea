import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { ChevronDown } from 'lucide';
import { flushSync } from 'react-dom';
import { useContentLang } from '../../shared/i18n/contentLanguageSlice';
import { useMessages } from '../../shared/i18n/useMessages';
import { colors, media, motion, radii } from '../../shared/theme/tokens';
import { Icon } from '../../shared/ui/Icon';
import { uiMessages } from '../../shared/ui/uiMessages';
import { categoriesMessages } from './categoriesMessages';
import { CategoryLink } from './CategoryLink';
import type { SidebarCategory } from './sidebarCategories';

interface SidebarCategoryItemProps {
  readonly category: SidebarCategory;
  readonly isExpanded: boolean;
  readonly onToggle: () => void;
}

/** A category, which opens its subcategories or, without any, its link in a new tab (spec §2). */
export function SidebarCategoryItem({ category, isExpanded, onToggle }: SidebarCategoryItemProps) {
  const m = useMessages(categoriesMessages);
  const ui = useMessages(uiMessages);
  const langOfTypes = useContentLang('types');
  const { id, name, icon, link, isPopular, count, subcategories } = category;
  const listId = `subcategories-${id}`;
  const words = (
    <>
      <Icon drawing={icon} />
      <span>
        <b>
          <span>{`${name} `}</span>
          {isPopular && (
            <>
              <Hot>{m.hot}</Hot>{' '}
            </>
          )}
        </b>
        {count !== null && <small>{ui.itemCount({ count })}</small>}
      </span>
    </>
  );

  if (subcategories.length === 0) {
    return (
      <li>
        <RowLink href={link} isAlwaysNewTab>
          {words}
        </RowLink>
      </li>
    );
  }
  return (
    <li>
      <Row
        type="button"
        data-needs-scripts
        aria-expanded={isExpanded}
        aria-controls={listId}
        onClick={({ currentTarget }) => {
          flushSync(onToggle);
          // The opened subcategories may extend beyond the visible list.
          currentTarget.parentElement?.scrollIntoView({ block: 'nearest' });
        }}
      >
        {words}
        <Icon drawing={ChevronDown} className="chevron" />
      </Row>
      <ul id={listId} hidden={!isExpanded}>
        {subcategories.map((subcategory) => (
          <li key={subcategory.id}>
            <SubcategoryLink href={subcategory.link}>
              <span {...(subcategory.isFromBackend && { dir: 'auto', lang: langOfTypes })}>
                {subcategory.name}
              </span>{' '}
              {subcategory.count > 0 && <small>{ui.itemCount({ count: subcategory.count })}</small>}
            </SubcategoryLink>
          </li>
        ))}
        <li>
          <ViewAll href={link}>{m.viewAll({ name })}</ViewAll>
        </li>
      </ul>
    </li>
  );
}

const rowStyle = css`
  display: flex;
  width: 100%;
  min-height: 46px;
  align-items: center;
  gap: 12px;
  padding: 5px 12px;
  border: 0;
  border-radius: ${radii.tile};
  background: none;
  color: ${colors.ink};
  text-align: left;
  text-decoration: none;
  transition: background-color ${motion.quick};
  & > svg {
    flex: none;
    width: 20px;
    height: 20px;
    stroke-width: 1.75;
    color: ${colors.primary};
  }
  & > .chevron {
    width: 16px;
    height: 16px;
    margin-left: auto;
    color: ${colors.muted};
    transition: transform ${motion.gentle};
  }
  & b {
    display: block;
    font-size: 0.9375rem;
    font-weight: 600;
    line-height: calc(18 / 15);
  }
  & small {
    display: block;
    font-size: 0.8125rem;
    line-height: calc(16 / 13);
    color: ${colors.muted};
  }
  ${media.hover} {
    &:hover {
      background: ${colors.ground};
    }
  }
  &[aria-expanded='true'] {
    background: ${colors.primaryTint};
    & > .chevron {
      transform: rotate(180deg);
    }
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  & ~ ul {
    padding: 2px 12px 8px 44px;
  }
  ${media.scriptless} {
    /* Without scripts it cannot open, so only its last link shows. */
    & ~ ul {
      display: block;
      padding: 2px 12px;
    }
    & ~ ul[hidden] > li:not(:last-child) {
      display: none;
    }
  }
`;

const Row = styled.button(rowStyle);
const RowLink = styled(CategoryLink)(rowStyle);

const Hot = styled.span(css`
  display: inline-block;
  margin-left: 3px;
  padding: 0 8px;
  border-radius: ${radii.pill};
  background: ${colors.highlightTint};
  color: ${colors.highlightText};
  font-size: 0.75rem;
  font-weight: 650;
  line-height: calc(18 / 12);
`);

const SubcategoryLink = styled(CategoryLink)(css`
  display: flex;
  justify-content: space-between;
  gap: 8px;
  flex-wrap: wrap;
  padding: 4px 0;
  color: ${colors.ink};
  font-size: 0.875rem;
  line-height: calc(22 / 14);
  text-decoration: none;
  & > span {
    flex: 1 1 0;
  }
  & > small {
    flex: none;
    font-size: 0.8125rem;
    line-height: calc(22 / 13);
    color: ${colors.muted};
  }
  ${media.hover} {
    &:hover > span:first-of-type {
      text-decoration: underline;
    }
  }
`);

const ViewAll = styled(CategoryLink)(css`
  display: inline-block;
  padding: 4px 0;
  font-size: 0.875rem;
  font-weight: 650;
  line-height: calc(22 / 14);
  text-decoration: none;
  ${media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }
`);
