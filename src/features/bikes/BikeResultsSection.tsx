import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { type MouseEvent, memo, useDeferredValue } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../shared/config/paths';
import type { Messages } from '../../shared/i18n/messages';
import { useMessages } from '../../shared/i18n/useMessages';
import { announce } from '../../shared/lib/announce';
import { opensHere } from '../../shared/lib/opensHere';
import { useAnnouncement } from '../../shared/lib/useAnnouncement';
import bikeScene from '../../shared/pictures/st-bike.webp';
import { useShop } from '../../shared/shop/useShop';
import { fonts, media } from '../../shared/theme/tokens';
import { Button } from '../../shared/ui/Button';
import { StatePanel } from '../../shared/ui/StatePanel';
import { uiMessages } from '../../shared/ui/uiMessages';
import { WarningBanner } from '../../shared/ui/WarningBanner';
import { bikeHref, bikesPagePath } from './bikeAddress';
import { activeFilters, type BikeCriteria } from './bikeCriteria';
import { BikeGrid, gridStyle } from './BikeGrid';
import { type BikeList, type BikeResults, RESULTS_ID } from './bikeList';
import { BikePages } from './BikePages';
import { BikeSkeleton } from './BikeSkeleton';
import { bikesMessages } from './bikesMessages';
import type { messages as en } from './messages/en';

interface BikeResultsSectionProps {
  readonly list: BikeList | undefined;
  /** The shown part; null if it depends on the missing rest of a truncated list. */
  readonly results: BikeResults | null;
  readonly criteria: BikeCriteria;
  /** A pending call is `first`, or `again` after a failure. */
  readonly loading: 'first' | 'again' | 'done' | 'failed';
  /** The query of the filters. */
  readonly search: string;
  /** The page of the list in the address, from 1. */
  readonly page: number;
  readonly onClear: () => void;
  /** Retries failed calls. */
  readonly onRetry: () => void;
  /** Refetches an empty list. */
  readonly onReload: () => void;
}

/** The count and the cards, or a loading, empty or failed state. */
export const BikeResultsSection = memo(function BikeResultsSection({
  list,
  results,
  criteria,
  loading,
  search,
  page,
  onClear,
  onRetry,
  onReload,
}: BikeResultsSectionProps) {
  const m = useMessages(bikesMessages);
  const { errors } = useShop();
  const ui = useMessages(uiMessages);
  const isFailed = loading === 'failed';
  const count = results && resultsText(results, list, m);
  useAnnouncement(count);
  // Deferred: input and count update first, other cards follow. The first cards have nothing to wait for.
  const shown = useDeferredValue(results) ?? results;
  const shownSearch = useDeferredValue(search);
  const navigate = useNavigate();
  // The cards' links have the filters before until the cards follow.
  const openWithFilters = (event: MouseEvent) => {
    const { target } = event;
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-bike]') : null;
    const bikeId = link?.dataset.bike;
    if (shownSearch === search || bikeId === undefined || !opensHere(event)) return;
    event.preventDefault();
    void navigate(bikeHref(search, bikeId));
  };
  const isRetry = !list && loading === 'again';
  const isEmpty = shown?.total === 0;
  const isFiltered = useDeferredValue(activeFilters(criteria)) > 0;
  const isRestMissing = isFailed && list?.cut;

  return (
    <Results id={RESULTS_ID} aria-label={m.results} onClickCapture={openWithFilters}>
      <Count>
        {count === null ? (
          !isFailed &&
          !isRetry && (
            // Announced once it is visible, unless the bikes come before.
            <p
              onAnimationEnd={({ currentTarget }) => {
                void announce(m.loading, undefined, () => currentTarget.isConnected);
              }}
            >
              {m.loading}
            </p>
          )
        ) : (
          <h2>{count}</h2>
        )}
      </Count>
      {isRestMissing && (
        <Missing>
          <WarningBanner text={ui.failedToLoadListings} isRetrying={false} onRetry={onRetry} />
        </Missing>
      )}
      {shown && shown.start > 0 && (
        <Before>
          <Link to={bikesPagePath(shownSearch, 1)}>{m.fromFirstBike}</Link>
        </Before>
      )}
      {shown && !isEmpty && list && (
        <BikeGrid
          results={shown}
          picturesOrigin={list.picturesOrigin}
          search={
            shown.start > 0
              ? bikesPagePath(shownSearch, page).slice(paths.bikes.length)
              : shownSearch
          }
        />
      )}
      {shown && <BikePages results={shown} search={shownSearch} />}
      {isEmpty && (
        <StatePanel
          scene={bikeScene}
          heading={m.noBikesFound}
          text={isFiltered ? m.tryWiderRange : m.checkBackLater}
        >
          <Button look="secondary" onClick={isFiltered ? onClear : onReload}>
            {isFiltered ? m.clearAllFilters : m.tryAgain}
          </Button>
        </StatePanel>
      )}
      {!shown && !isFailed && !isRetry && (
        <Skeletons>
          {Array.from({ length: 6 }, (_, index) => (
            <BikeSkeleton key={index} />
          ))}
        </Skeletons>
      )}
      {((!list && isFailed) || isRetry) && (
        <Failure>
          <StatePanel
            scene={errors.failure}
            heading={ui.failedToLoadListings}
            headingLevel="h2"
            text={m.filtersAreKept}
            role="alert"
          >
            <Button onClick={onRetry} aria-disabled={isRetry}>
              {isRetry ? m.retrying : m.tryAgain}
            </Button>
          </StatePanel>
        </Failure>
      )}
    </Results>
  );
});

/** `1 bike`, `100,000 bikes`; `24 of 48 bikes` for a truncated list. */
function resultsText(
  { total: found, matches }: BikeResults,
  list: BikeList | undefined,
  m: Messages<typeof en>,
): string {
  if (matches === null) return m.bikesAmongFirst({ found, count: list?.bikes.length ?? 0 });
  return found < matches ? m.bikesOf({ found, count: matches }) : m.bikeCount({ count: matches });
}

const Results = styled.section(css`
  min-width: 0;
  scroll-margin-top: 24px;
`);

const appear = keyframes`
  from { opacity: 0; }
`;

const Count = styled.div(css`
  min-height: 28px;
  margin: 28px 0 20px;
  font: 740 1.25rem / calc(28 / 20) ${fonts.heading};
  letter-spacing: -0.02em;
  & > h2 {
    font: inherit;
    letter-spacing: inherit;
  }
  & > p {
    animation: ${appear} 200ms ease-out 150ms backwards;
  }
  &:empty {
    display: none;
  }
  ${media.desktop} {
    margin: 6px 0 26px;
  }
`);

const Before = styled.p(css`
  margin-bottom: 16px;
`);

const Skeletons = styled.div(css`
  ${gridStyle}
`);

const Failure = styled.div(css`
  margin-top: 24px;
  /* Aligned with the top of the filters. */
  ${media.desktop} {
    margin-top: 0;
  }
`);

const Missing = styled.div(css`
  margin-bottom: 24px;
`);
