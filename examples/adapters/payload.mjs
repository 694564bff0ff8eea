// Payload 3, with the collections of payload.json and its `media` (with `alt`):
//   SOURCE=http://127.0.0.1:3000 AUTHORIZATION="users API-Key KEY" node examples/adapters/payload.mjs
import { address, everyPage, ownLanguage, plain, serve } from './core.mjs';

/** Payload itself falls back to the shop's own language, field by field. */
async function list(collection, locale) {
  const query = { locale, 'fallback-locale': ownLanguage, depth: 1, limit: 100, sort: 'order' };
  const entries = await everyPage(
    `/api/${collection}`,
    (page) => ({ ...query, page, 'where[_status][equals]': 'published' }),
    ({ docs, totalPages }) => ({ entries: docs, pages: totalPages }),
  );
  return entries.map(({ image, images, description, ...entry }) => ({
    ...entry,
    description: plain(description),
    ...(image && { image: address(image), imageAlt: image.alt }),
    ...(images && {
      images: images.map((file) => address(file)),
      imageAlts: images.map(({ alt }) => alt ?? ''),
    }),
  }));
}

serve({
  '/api/v1/banners': async (l) =>
    (await list('banners', l)).map((one) => ({ ...one, isActive: true })),
  '/api/v1/featured-products': (l) => list('products', l),
  '/api/v1/categories-enhanced': (l) => list('categories', l),
  '/v1/types/list-types': (l) => list('vehicle-types', l),
  '/api/listings': (l) => list('listings', l),
});
