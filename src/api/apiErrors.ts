import type { messages as english } from '../shared/ui/messages/en';

/** An error message: ours, or the backend's own, which has no code. */
export interface Failure {
  /** For logs and callers, in English. Our own are the literal texts of spec §8. */
  readonly message: string;
  /** The message of `uiMessages` for visitors; none for calls that no screen makes. */
  readonly code?: FailureCode;
  /** The language of a backend's message (a BCP 47 tag), where the response names it. */
  readonly language?: string;
}

/** The error of a failed call in the store. */
export interface ApiError extends Failure {
  /** HTTP status, or the kind of failure without a response. */
  readonly status: number | 'FETCH_ERROR' | 'INVALID_RESPONSE' | 'INVALID_ARGUMENT';
}

/**
 * The part of the error catalogue (spec §8) that visitors may see when a call fails. TypeScript
 * refuses texts that differ from the English messages.
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

/** The error of calls that fail silently (spec §8). */
export const silentFailure: Failure = { message: '' };

/** Error messages and validation (spec §5) of calls that only the shop's managers make. */
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
