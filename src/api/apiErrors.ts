/** What visitors may meet of the error catalogue (spec §8) and of the validation (spec §5). */
export const messages = {
  fetchCars: 'Failed to fetch cars',
  loadContent: 'Failed to load content',
  rendering: 'Something went wrong while loading the page.',
  loadListings: 'Failed to load listings.',
  saveFavorite: 'Failed to save favorite',
  unexpected: 'Unexpected Application Error!',
  bannerIdRequired: 'Banner ID is required',
} as const;

/** The same for calls that change the shop's content, which only its managers send. */
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

/** A failed call, as it stands in the store. */
export interface ApiError {
  /** HTTP status, or what went wrong without one. */
  readonly status: number | 'FETCH_ERROR' | 'INVALID_RESPONSE' | 'INVALID_ARGUMENT';
  /** A sentence that may be shown. */
  readonly message: string;
}

/** The text to show for a failed call: its message, else `fallback`. */
export function errorText(error: unknown, fallback: string): string {
  if (typeof error !== 'object' || error === null || !('message' in error)) return fallback;
  const { message } = error;
  return typeof message === 'string' && message.trim() !== '' ? message : fallback;
}
