// Strapi 5, with the content types of strapi.json: AUTHORIZATION="Bearer TOKEN" node examples/adapters/strapi.mjs
import { address, everyPage, ownLanguage, plain, serve } from './core.mjs';

const listIn = (type, locale, isPreview) =>
  everyPage(
    `/api/${type}`,
    (page) => ({
      locale,
      ...(isPreview && { status: 'draft' }),
      populate: '*',
      sort: 'order',
      'pagination[page]': page,
      'pagination[pageSize]': 100,
    }),
    ({ data, meta }) => ({ entries: data, pages: meta.pagination.pageCount }),
  );

/** Strapi leaves out what is not translated: it stays in the shop's own language. */
async function list(type, locale, isPreview) {
  const own = await listIn(type, ownLanguage, isPreview);
  const others = locale === ownLanguage ? [] : await listIn(type, locale, isPreview);
  const translations = new Map(others.map((entry) => [entry.documentId, entry]));
  return own.map((entry) => {
    const { documentId: id, description, ...rest } = translations.get(entry.documentId) ?? entry;
    const { image, images } = entry;
    return {
      ...rest,
      ...{ id, description: plain(description), localizations: undefined },
      ...{ image: address(image), imageAlt: image?.alternativeText },
      images: images?.map((file) => address(file)),
      imageAlts: images?.map((file) => file.alternativeText ?? ''),
      // Strapi sends what is published.
      isActive: true,
    };
  });
}

serve({
  '/api/v1/banners': (...of) => list('banners', ...of),
  '/api/v1/featured-products': (...of) => list('products', ...of),
  '/api/v1/categories-enhanced': (...of) => list('categories', ...of),
  '/v1/types/list-types': (...of) => list('vehicle-types', ...of),
  '/api/listings': (...of) => list('listings', ...of),
});
