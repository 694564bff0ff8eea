import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { SlidersHorizontal } from 'lucide';
import { useCallback, useId, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { retryRequested } from '../../api/connectionSlice';
import { useAppDispatch, useAppSelector, useShownResult } from '../../app/hooks';
import { selectLocation } from '../../router/locationSlice';
import { useMessages } from '../../shared/i18n/useMessages';
import { focusInPlace } from '../../shared/lib/focus';
import { useHydrated } from '../../shared/lib/useHydrated';
import { colors, media, radii, textSize } from '../../shared/theme/tokens';
import { Button } from '../../shared/ui/Button';
import { Icon } from '../../shared/ui/Icon';
import { Container } from '../../shared/ui/layout';
import { bikeIdOf, pageOf } from './bikeAddress';
import { activeFilters } from './bikeCriteria';
import type { BikeFilters } from './bikeFilters';
import {
  changeFilters,
  clearFilters,
  panelToggled,
  selectBikeCriteria,
  selectBikeFilters,
  selectFiltersSearch,
  selectIsPanelOpen,
} from './bikeFiltersSlice';
import { findBike, RESULTS_ID, pageStart, resultsOf } from './bikeList';
import { BikeResultsSection } from './BikeResultsSection';
import { BikesLead } from './BikesLead';
import { bikesMessages } from './bikesMessages';
import { OpenBike } from './dialog/BikeDialog';
import { FilterPanel } from './filterPanel/FilterPanel';
import { useGetBikesQuery } from './listingsApi';

/** The bikes screen (spec §2): filters, cards and the dialog of one bike. */
export function BikesPage() {
  const dispatch = useAppDispatch();
  const m = useMessages(bikesMessages);
  const panelId = useId();
  const filters = useAppSelector(selectBikeFilters);
  const criteria = useAppSelector(selectBikeCriteria);
  const isPanelOpen = useAppSelector(selectIsPanelOpen);
  const bikeId = useAppSelector((state) => bikeIdOf(selectLocation(state).search));
  const page = useAppSelector((state) => pageOf(selectLocation(state).search));
  const search = useAppSelector(selectFiltersSearch);
  const isHydrated = useHydrated();
  const {
    currentData: data,
    error,
    isError,
    isFetching,
    refetch,
  } = useShownResult(useGetBikesQuery());

  const change = useCallback(
    (changed: Partial<BikeFilters>) => {
      dispatch(changeFilters(changed));
    },
    [dispatch],
  );
  const clear = useCallback(() => {
    dispatch(clearFilters());
  }, [dispatch]);
  const retry = useCallback(() => dispatch(retryRequested()), [dispatch]);
  const reload = useCallback(() => {
    void refetch();
  }, [refetch]);
  const results = useMemo(
    () => (data ? resultsOf(data, criteria, isError, pageStart(page)) : null),
    [data, criteria, isError, page],
  );
  const showResults = () => {
    flushSync(() => dispatch(panelToggled()));
    const section = document.getElementById(RESULTS_ID);
    if (!section) return;
    section.scrollIntoView();
    focusInPlace(section);
  };
  const active = activeFilters(criteria);
  // The server renders once, so only a known bike has its dialog there.
  const isKnown = data !== undefined && bikeId !== null && findBike(data, bikeId) !== undefined;

  return (
    <Screen>
      {bikeId !== null && (isHydrated || isKnown) && (
        <OpenBike key={bikeId} bikeId={bikeId} list={data} isFailed={isError} />
      )}
      <BikesLead />
      <Columns>
        <Aside>
          <Toggle
            look="secondary"
            isWide
            aria-expanded={isPanelOpen}
            aria-controls={panelId}
            onClick={() => {
              dispatch(panelToggled());
            }}
          >
            <Icon drawing={SlidersHorizontal} />
            <span>{isPanelOpen ? m.hideFilters : m.showFilters}</span>{' '}
            {active > 0 && (
              <Active aria-label={m.activeFilters({ count: active })}>{active}</Active>
            )}
          </Toggle>
          <FilterPanel
            id={panelId}
            filters={filters}
            isOpen={isPanelOpen}
            onChange={change}
            onClear={clear}
          />
          {isPanelOpen && results && (
            <ShowResults isWide onClick={showResults}>
              {m.showCount({ count: results.total })}
            </ShowResults>
          )}
        </Aside>
        <BikeResultsSection
          list={data}
          results={results}
          criteria={criteria}
          loading={loadingOf(isFetching, isError, error !== undefined)}
          search={search}
          page={page}
          onClear={clear}
          onRetry={retry}
          onReload={reload}
        />
      </Columns>
    </Screen>
  );
}

/** Keeps the error of a failed call until the next call settles. */
function loadingOf(isFetching: boolean, isError: boolean, hasFailed: boolean) {
  if (isFetching) return hasFailed ? 'again' : 'first';
  return isError ? 'failed' : 'done';
}

const Screen = styled(Container)(css`
  padding-block: 16px 64px;
  ${media.tablet} {
    padding-block: 24px 96px;
  }
`);

const Columns = styled.div(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  /* Firefox starts a grid item that is longer than a page on a new page. */
  ${media.print} {
    display: block;
  }
  ${media.desktop} {
    grid-template-columns: 18rem minmax(0, 1fr);
    gap: 32px;
    align-items: start;
    margin-top: 32px;
  }
`);

const Aside = styled.div(css`
  margin-top: 16px;
  ${media.desktop} {
    margin: 0;
    /* It scrolls with the page, never by itself. In a window that it fits, give or take its head, it
       then stays, above the notices. */
    @media (min-height: 53.75em) {
      position: sticky;
      top: min(16px, 100vh - 944px - var(--notice-room, 0px));
    }
  }
  ${media.print} {
    display: none;
  }
`);

const Toggle = styled(Button)(css`
  ${media.desktop} {
    display: none;
  }
  ${media.scriptless} {
    display: none;
  }
`);

/** Below the open filters, so that it covers no field. */
const ShowResults = styled(Button)(css`
  margin-top: 16px;
  ${media.desktop} {
    display: none;
  }
  ${media.scriptless} {
    display: none;
  }
`);

const Active = styled.span(css`
  display: grid;
  place-items: center;
  min-width: 24px;
  height: 24px;
  padding: 0 6px;
  border-radius: ${radii.pill};
  background: ${colors.primary};
  color: ${colors.white};
  ${textSize(14, 20)}
`);
