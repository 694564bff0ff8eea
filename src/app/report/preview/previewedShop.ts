import type { EmotionCache } from '@emotion/react';
import type { ComponentType } from 'react';
import type { AppStore } from '../../store';

/**
 * What previews show again: the shop as this page renders it. The page's start hands it over.
 * Imported by late code, its modules could not be packed into one with the rest of the first view,
 * which would cost Home 0.3 kB.
 */
export interface PreviewedShop {
  readonly App: ComponentType<{ readonly store: AppStore; readonly styles: EmotionCache }>;
  readonly makeStyleCache: (page: Document) => EmotionCache;
  readonly preloadMenus: () => Promise<void>;
}

let offered: PreviewedShop | undefined;

export function offerPreviews(shop: PreviewedShop): void {
  offered = shop;
}

/** @throws Error before the page's start has offered it */
export function previewedShop(): PreviewedShop {
  if (!offered) throw new Error('There is no shop to preview yet');
  return offered;
}
