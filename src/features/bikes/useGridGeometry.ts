import { type RefObject, startTransition, useLayoutEffect, useState } from 'react';
import { useHydrated } from '../../shared/lib/useHydrated';

/** The position and size of a list of cards with the same height, in px. */
export interface GridGeometry {
  readonly columns: number;
  readonly rowHeight: number;
  /** Space between rows. */
  readonly gap: number;
  /** Distance of the list from the top of the page. */
  readonly top: number;
}

/**
 * Measures a grid by its first card, on mount and when the layout changes. During hydration the update is
 * a transition, because the first cards are rendered already and input must not wait.
 * @returns undefined in a first render that nobody sees; null while the grid cannot be measured
 */
export function useGridGeometry(
  list: RefObject<HTMLElement | null>,
): GridGeometry | null | undefined {
  const [isNew] = useState(useHydrated());
  const [geometry, setGeometry] = useState<GridGeometry | null | undefined>(
    isNew ? undefined : null,
  );
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => {
      const measured = geometryOf(element);
      setGeometry((known) => {
        if (!measured) return known ?? null;
        return known && isSame(known, measured) ? known : measured;
      });
    };
    const measureSoon = () => {
      startTransition(measure);
    };
    if (isNew) measure();
    else measureSoon();
    const observer = new ResizeObserver(measureSoon);
    observer.observe(element);
    // Content above the list may grow.
    observer.observe(document.body);
    return () => {
      observer.disconnect();
    };
  }, [list, isNew]);
  return geometry;
}

function geometryOf(list: HTMLElement): GridGeometry | null {
  const rowHeight = list.firstElementChild?.getBoundingClientRect().height ?? 0;
  if (rowHeight === 0) return null;
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  const columns = gridTemplateColumns.split(' ').length;
  const top = list.getBoundingClientRect().top + window.scrollY;
  return { columns, rowHeight, gap: parseFloat(rowGap), top };
}

/** Zoom changes fractions of a pixel. */
function isSame(one: GridGeometry, other: GridGeometry): boolean {
  return (
    one.columns === other.columns &&
    one.gap === other.gap &&
    Math.abs(one.rowHeight - other.rowHeight) < 0.1 &&
    Math.abs(one.top - other.top) < 1
  );
}
