import { combineSlices } from '@reduxjs/toolkit';
import { connectionSlice } from '../api/connectionSlice';
import { layoutSlice } from '../features/shell/layoutSlice';
import { wishlistSlice } from '../features/wishlist/wishlistSlice';
import { languageSlice } from '../router/languageSlice';
import { locationSlice } from '../router/locationSlice';
import { contentLanguageSlice } from '../shared/i18n/contentLanguageSlice';
import { apiSlices } from './apiSlices';

/** Slices of lazy code; each declares itself where it calls `injectInto`. */
export interface LazyLoadedSlices {}

export const rootReducer = combineSlices(
  connectionSlice,
  contentLanguageSlice,
  languageSlice,
  layoutSlice,
  locationSlice,
  wishlistSlice,
  ...apiSlices,
).withLazyLoadedSlices<LazyLoadedSlices>();

export type RootState = ReturnType<typeof rootReducer>;
