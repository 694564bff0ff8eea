import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, memo, useLayoutEffect, useRef } from 'react';
import { useMessages } from '../../shared/i18n/useMessages';
import { painted } from '../../shared/lib/usePainted';
import { usePrinting } from '../../shared/lib/usePrinting';
import { media } from '../../shared/theme/tokens';
import { Muted } from '../../shared/ui/layout';
import { bikeHref } from './bikeAddress';
import { BikeCard } from './BikeCard';
import { type BikeResults, PAGE_BIKES } from './bikeList';
import { BikeSkeleton } from './BikeSkeleton';
import { bikesMessages } from './bikesMessages';
import { useGridGeometry } from './useGridGeometry';

/**
 * Maximum number of cards in the DOM, also in print (about twenty pages). A longer list is virtualized:
 * only cards near the viewport are in the DOM.
 */
const CARDS_MAX = 240;

interface BikeGridProps {
  readonly results: BikeResults;
  readonly picturesOrigin: string;
  /** The query of the filters. */
  readonly search: string;
}

/**
 * The list of matches. A long list is virtualized and keeps its full height. The server and the first
 * render show the first matches, then the page is measured.
 */
export const BikeGrid = memo(function BikeGrid({
  results: { bikes, start, total },
  picturesOrigin,
  search,
}: BikeGridProps) {
  const m = useMessages(bikesMessages);
  const list = useRef<HTMLDivElement>(null);
  const geometry = useGridGeometry(list);
  const { columns, rowHeight, gap, top } = geometry ?? { columns: 1, rowHeight: 0, gap: 0, top: 0 };
  const rowStep = rowHeight + gap;
  const count = total - start;
  const isMeasured = geometry !== null && geometry !== undefined;
  const isWhole = isMeasured && count <= CARDS_MAX;
  const rows = Math.ceil(count / columns);
  const virtualizer = useWindowVirtualizer({
    count: rows,
    enabled: isMeasured && !isWhole,
    estimateSize: () => rowHeight,
    gap,
    overscan: 2,
    scrollMargin: top,
    initialOffset: () => window.scrollY,
    // Otherwise the visible rows would follow the geometry one render later.
    ...(geometry && { initialRect: { width: window.innerWidth, height: window.innerHeight } }),
  });
  useLayoutEffect(() => {
    virtualizer.measure();
  }, [virtualizer, rowHeight]);

  const isPrinting = usePrinting();
  const visible = virtualizer.getVirtualItems();
  const first = isPrinting ? 0 : (visible[0]?.index ?? 0) * columns;
  const lastRow = visible.at(-1);
  // One card is enough to measure. The server's stay until the rows are known, so that none under the
  // pointer is replaced.
  const firstCards = geometry === undefined ? 1 : PAGE_BIKES;
  const end = lastRow ? (lastRow.index + 1) * columns : firstCards;
  const last = Math.min(
    isPrinting || isWhole ? CARDS_MAX : end,
    isPrinting ? bikes.length : count,
    first + CARDS_MAX,
  );
  const rowsShown = Math.ceil((last - first) / columns);
  const rowsBelow = rows - first / columns - rowsShown;

  return (
    <>
      <List
        ref={list}
        data-whole={isWhole}
        onFocus={isWhole ? undefined : (event) => void keepInView(event)}
        style={
          geometry
            ? {
                '--row': `${String(rowHeight)}px`,
                paddingTop: (first / columns) * rowStep,
                paddingBottom: Math.max(rowsBelow, 0) * rowStep,
              }
            : undefined
        }
      >
        {Array.from({ length: Math.max(last - first, 0) }, (_, offset) => {
          const index = first + offset;
          const bike = bikes[index];
          return (
            // Keyed by position, so that other filters update the cards and do not remount them.
            <div key={index}>
              {bike ? (
                <BikeCard
                  position={start + index + 1}
                  total={total}
                  bike={bike}
                  picturesOrigin={picturesOrigin}
                  isPriority={index === 0}
                  href={bikeHref(search, bike.id)}
                />
              ) : (
                <BikeSkeleton />
              )}
            </div>
          );
        })}
      </List>
      {isPrinting && last < count && <Note>{m.firstOfMany({ shown: last, total })}</Note>}
    </>
  );
});

/**
 * Rows above that come and go are not all of the estimated height: without scroll anchoring (WebKit) they
 * move what has just got the focus by keyboard.
 */
async function keepInView({ target }: FocusEvent): Promise<void> {
  if (!target.matches(':focus-visible')) return;
  await painted();
  await painted();
  // The next Tab may have come.
  if (target === document.activeElement) target.scrollIntoView({ block: 'nearest' });
}

/** The grid of cards, 1 to 3 columns. Their number and gap are measured, not computed. */
export const gridStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  @media (min-width: 23.75em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.tablet} {
    gap: 24px;
  }
  ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  /* Inline blocks, because no browser breaks a page within a line; Firefox does within a grid row. */
  ${media.print} {
    display: block;
    & > * {
      display: inline-block;
      width: calc(25% - 9.1px);
      margin: 0 12px 12px 0;
      vertical-align: top;
    }
    & > :nth-of-type(4n) {
      margin-right: 0;
    }
  }
`;

/** Not a list element: the cards are articles with their position. */
const List = styled.div(css`
  ${gridStyle}
  /* Every card is in the DOM (find-in-page); only visible ones and the first, which is measured, are laid out. */
  &[data-whole='true'] > * + * {
    content-visibility: auto;
    contain-intrinsic-block-size: auto var(--row);
    /* Room for shadows and focus rings. */
    overflow-clip-margin: 48px;
    ${media.print} {
      content-visibility: visible;
    }
  }
  /* Print lays out all cards at once. */
  ${media.print} {
    padding-block: 0 !important;
  }
`);

const Note = styled(Muted)(css`
  margin-top: 24px;
  text-align: center;
`);
