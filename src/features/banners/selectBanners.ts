import { bannerGradients } from '../../shared/theme/tokens';
import type { Banner } from './bannerSchema';

const isShown = ({ isActive, isRunning }: Banner) => isActive === true && isRunning;

/** The active hero banners by their order; equal orders stay as they came (spec §4). */
export function heroBanners(banners: readonly Banner[]): Banner[] {
  return banners
    .filter((banner) => banner.type === 'hero' && isShown(banner))
    .sort((a, b) => a.order - b.order);
}

/** The first active promotional banner feeds the promo card (spec §4). */
export function promoBanner(banners: readonly Banner[]): Banner | undefined {
  return banners.find((banner) => banner.type === 'promotional' && isShown(banner));
}

/** Value for CSS `background-image`: the banner's own gradient, else that of its type. */
export function bannerGradient({ gradient, type }: Pick<Banner, 'gradient' | 'type'>): string {
  return gradient ?? bannerGradients[type];
}
