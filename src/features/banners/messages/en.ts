export const messages = {
  noHeroBanners: 'No Hero Banners Available',
  checkBackContent: 'Check back later for featured content',
  sliderLabel: 'Featured on {site}',
  specialPrice: 'Special Price',
  specialOffer: 'Special Offer',
} as const;
