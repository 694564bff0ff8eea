import type { Banner, BannerType } from './bannerSchema';

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

/** Spec §4: blue to purple for heroes, green to teal for promotions, grey for anything else. */
const defaultGradients: Readonly<Record<BannerType, string>> = {
  hero: 'linear-gradient(120deg, #1447e6, #432dd7, #8200db)',
  promotional: 'linear-gradient(120deg, #007a55, #006045, #00786f)',
  other: 'linear-gradient(120deg, #4a5565, #1e2939)',
};

/** Value for CSS `background-image`: the banner's own gradient, else that of its type. */
export function bannerGradient({ gradient, type }: Pick<Banner, 'gradient' | 'type'>): string {
  return gradient ?? defaultGradients[type];
}
