import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/useLanguage';
import { useMessages } from '../../shared/i18n/useMessages';
import { countText } from '../../shared/lib/numberText';
import { colors, radii } from '../../shared/theme/tokens';
import { bikesPagePath } from './bikeAddress';
import { type BikeResults, PAGE_BIKES } from './bikeList';
import { bikesMessages } from './bikesMessages';

interface BikePagesProps {
  readonly results: BikeResults;
  /** The query of the filters. */
  readonly search: string;
}

/** Links to the other pages of the list, for browsers without scripts. */
export function BikePages({ results: { start, matches }, search }: BikePagesProps) {
  const m = useMessages(bikesMessages);
  const language = useLanguage();
  const last = Math.ceil((matches ?? 0) / PAGE_BIKES);
  if (last < 2) return null;
  const shown = start / PAGE_BIKES + 1;
  const near = [1, shown - 1, shown, shown + 1, last];
  const pages = [...new Set(near)].filter((page) => page >= 1 && page <= last);
  return (
    <noscript>
      <Pages aria-label={m.pages}>
        {shown > 1 && <Link to={bikesPagePath(search, shown - 1)}>{m.previousPage}</Link>}
        {pages.map((page) => (
          <Link
            key={page}
            to={bikesPagePath(search, page)}
            aria-label={m.pageOf({ page, last })}
            aria-current={page === shown ? 'page' : undefined}
          >
            {countText(page, language)}
          </Link>
        ))}
        {shown < last && <Link to={bikesPagePath(search, shown + 1)}>{m.nextPage}</Link>}
      </Pages>
    </noscript>
  );
}

const Pages = styled.nav(css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
  margin-top: 32px;
  & > a {
    min-width: 44px;
    padding: 9px 14px;
    border: 1px solid ${colors.fieldBorder};
    border-radius: ${radii.pill};
    background: ${colors.white};
    text-align: center;
    text-decoration: none;
  }
  & > a[aria-current] {
    border-color: ${colors.primary};
    background: ${colors.primaryTint};
    font-weight: 650;
  }
`);
