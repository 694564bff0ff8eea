import { bannerGradients } from '../../shared/theme/tokens';
import type { Banner } from './bannerSchema';

/** The active hero banners by their order; equal orders stay as they came (spec §4). */
export function heroBanners(banners: readonly Banner[]): Banner[] {
  return banners
    .filter(({ type, isActive }) => type === 'hero' && isActive === true)
    .sort((a, b) => a.order - b.order);
}

/** The first active promotional banner feeds the promo card (spec §4). */
export function promoBanner(banners: readonly Banner[]): Banner | undefined {
  return banners.find(({ type, isActive }) => type === 'promotional' && isActive === true);
}

/** Value for CSS `background-image`: the banner's own gradient, else that of its type. */
export function bannerGradient({ gradient, type }: Pick<Banner, 'gradient' | 'type'>): string {
  return gradient ?? bannerGradients[type];
}
