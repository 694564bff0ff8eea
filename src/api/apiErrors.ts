import type { messages as english } from '../shared/ui/messages/en';

/** A failure in our own words, or, without a code, in those of a backend. */
export interface Failure {
  /** For logs and callers: English, literally that of the specification, if it is ours. */
  readonly message: string;
  /** What visitors read: a message of `uiMessages`. Calls that no screen makes have none. */
  readonly code?: FailureCode;
  /** Of a backend's words: their language (a BCP 47 tag), where the response names it. */
  readonly language?: string;
}

/** A failed call, as it stands in the store. */
export interface ApiError extends Failure {
  /** HTTP status, or what went wrong without one. */
  readonly status: number | 'FETCH_ERROR' | 'INVALID_RESPONSE' | 'INVALID_ARGUMENT';
}

/**
 * What visitors may meet of the error catalogue (spec §8) when a call fails. The home of the words are the English
 * messages: TypeScript refuses others.
 */
export const failures = {
  fetchCars: { code: 'failedToFetchCars', message: 'Failed to fetch cars' },
  loadContent: { code: 'failedToLoadContent', message: 'Failed to load content' },
  loadListings: { code: 'failedToLoadListings', message: 'Failed to load listings.' },
  unreadable: {
    code: 'unreadableResponse',
    message: 'The shop sent a response that we could not read.',
  },
} as const satisfies Readonly<Record<string, ToldFailure>>;

export type FailureCode = (typeof failures)[keyof typeof failures]['code'];

type English = typeof english;
type ToldFailure = {
  [Code in keyof English]: { readonly code: Code; readonly message: English[Code] };
}[keyof English];

/** Of calls that swallow their failures (spec §8). */
export const untold: Failure = { message: '' };

/** The error catalogue and the validation (spec §5) of calls that only the shop's managers send. */
export const managerMessages = {
  createSlide: 'Failed to create hero slide',
  updateSlide: 'Failed to update hero slide',
  deleteSlide: 'Failed to delete hero slide',
  createCategory: 'Failed to create category',
  updateCategory: 'Failed to update category',
  updateBannerOrder: 'Failed to update banner order',
  orderRequired: 'Banner order data is required',
  orderFormat: 'Invalid banner order data format',
  slideIdRequired: 'Slide ID is required',
  categoryIdRequired: 'Valid category ID is required',
} as const;
