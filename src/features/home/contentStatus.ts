import type { CallError } from '../../api/useErrorText';
import type { HomeState } from './homeSlice';

/** The state of one of Home's calls. */
export interface Call {
  readonly currentData?: readonly unknown[] | undefined;
  /** Kept while the call is retried. */
  readonly error?: CallError;
  readonly isFetching: boolean;
}

/** Home's calls, by their areas; banners and products are its content, the others only add to it. */
export interface HomeCalls {
  readonly banners: Call;
  readonly products: Call;
  readonly categories: Call;
  readonly types: Call;
}

export interface ContentStatus {
  /** `screen` without content; `card` at the edge of content. */
  readonly splash: 'none' | 'card' | 'screen';
  /** Banners or products are there, a cached copy included. */
  readonly hasContent: boolean;
  /** `full`: the error alone; `partial`: a warning above the content. */
  readonly failure: 'none' | 'partial' | 'full';
  /** The error that the full page shows (spec §8), if a call has failed. */
  readonly error: CallError;
  /** Something that has failed or is overdue is being fetched again. */
  readonly isRetrying: boolean;
}

/** Of several failed calls, the error of the first one is shown. */
const areas = ['banners', 'products', 'categories', 'types'] as const satisfies (keyof HomeCalls)[];

const isFirstLoad = ({ currentData, error, isFetching }: Call) =>
  isFetching && currentData === undefined && error === undefined;

/** Which of its states Home is in, spec §4. */
export function contentStatus(calls: HomeCalls, opening: HomeState['opening']): ContentStatus {
  const { banners, products } = calls;
  const failed = areas.filter((area) => calls[area].error !== undefined);
  const [area] = failed;
  const hasContent = [banners, products].some(({ currentData = [] }) => currentData.length > 0);
  const isWaiting = isFirstLoad(banners) || isFirstLoad(products);
  const isOverdue = isWaiting && opening === 'overdue';
  const isFullFailure = !hasContent && (isOverdue || (failed.length > 0 && !isWaiting));
  const isSplashShown =
    opening === 'fresh' || (opening === 'opened' && isFirstLoad(banners) && isFirstLoad(products));
  const hasNothingToShow = isWaiting && !hasContent;
  return {
    splash: isSplashShown ? (hasNothingToShow ? 'screen' : 'card') : 'none',
    hasContent,
    failure: isFullFailure ? 'full' : hasContent && failed.length > 0 ? 'partial' : 'none',
    error: area && calls[area].error,
    isRetrying: isOverdue || failed.some((name) => calls[name].isFetching),
  };
}
