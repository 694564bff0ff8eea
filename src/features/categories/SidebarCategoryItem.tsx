import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { ChevronDown } from 'lucide';
import { flushSync } from 'react-dom';
import { ShopLink } from '../../router/ShopLink';
import { useContentLang } from '../../shared/i18n/contentLanguageSlice';
import { useMessages } from '../../shared/i18n/useMessages';
import { colors, hover, looks, media, motion, radii, textSize } from '../../shared/theme/tokens';
import { Icon } from '../../shared/ui/Icon';
import { uiMessages } from '../../shared/ui/uiMessages';
import { categoriesMessages } from './categoriesMessages';
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
      <Icon drawing={icon} size={20} />
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
        <Icon drawing={ChevronDown} size={16} className="chevron" />
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
  ${looks.bareButton}
  display: flex;
  width: 100%;
  min-height: 46px;
  align-items: center;
  gap: 12px;
  padding: 5px 12px;
  border-radius: ${radii.tile};
  color: ${colors.ink};
  text-align: left;
  text-decoration: none;
  transition: background-color ${motion.quick};
  & > svg {
    stroke-width: 1.75;
    color: ${colors.primary};
  }
  & > .chevron {
    margin-left: auto;
    color: ${colors.muted};
    transition: transform ${motion.gentle};
  }
  & b {
    display: block;
    ${textSize(15, 18)}
    font-weight: 600;
  }
  & small {
    display: block;
    ${textSize(13, 16)}
    color: ${colors.muted};
  }
  ${hover(`background: ${colors.ground}`)}
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
const RowLink = styled(ShopLink)(rowStyle);

const Hot = styled.span(css`
  display: inline-block;
  margin-left: 3px;
  padding: 0 8px;
  border-radius: ${radii.pill};
  background: ${colors.highlightTint};
  color: ${colors.highlightText};
  ${textSize(12, 18)}
  font-weight: 650;
`);

const SubcategoryLink = styled(ShopLink)(css`
  display: flex;
  justify-content: space-between;
  gap: 8px;
  flex-wrap: wrap;
  padding: 4px 0;
  color: ${colors.ink};
  ${textSize(14, 22)}
  text-decoration: none;
  & > span {
    flex: 1 1 0;
  }
  & > small {
    flex: none;
    ${textSize(13, 22)}
    color: ${colors.muted};
  }
  ${hover('text-decoration-line: underline', '&:hover > span:first-of-type')}
`);

const ViewAll = styled(ShopLink)(css`
  display: inline-block;
  padding: 4px 0;
  ${textSize(14, 22)}
  font-weight: 650;
  text-decoration: none;
  ${hover('text-decoration-line: underline')}
`);
