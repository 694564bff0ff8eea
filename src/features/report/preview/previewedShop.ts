import type { EmotionCache } from '@emotion/react';
import { type ComponentType, createContext } from 'react';
import type { StoreEnvironment } from '../../../api/thunkExtra';
import type { RootState } from '../../../app/store';

export interface PreviewedShopProps {
  readonly environment: StoreEnvironment;
  readonly state: RootState;
  readonly styles: EmotionCache;
}

/** The shop in one state, read only. */
export type PreviewedShop = ComponentType<PreviewedShopProps>;

/** What the dialog's preview renders; the app provides it, because no feature knows the app. */
export const PreviewedShopContext = createContext<PreviewedShop | null>(null);
