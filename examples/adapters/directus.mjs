// Directus, with the collections of directus.json, by its documentation (it needs Node 22 and was not run):
//   SOURCE=http://127.0.0.1:8055 AUTHORIZATION="Bearer TOKEN" node examples/adapters/directus.mjs
import { address, everyPage, ownLanguage, plain, serve } from './core.mjs';

const SIZE = 100;
const picture = (file) => address(file, file && `/assets/${file.id}`);

async function list(collection, locale) {
  const query = {
    fields: '*.*,images.directus_files_id.*',
    sort: 'order',
    limit: SIZE,
    meta: 'filter_count',
  };
  const entries = await everyPage(
    `/items/${collection}`,
    (page) => ({ ...query, page, 'filter[status][_eq]': 'published' }),
    ({ data, meta }) => ({ entries: data, pages: Math.ceil(meta.filter_count / SIZE) }),
  );
  return entries.map(({ translations = [], image, images, ...entry }) => {
    const inLanguage = (l) =>
      translations.find((one) => one.languages_code.code.split('-')[0] === l);
    const { title, name, subtitle, description } = {
      ...inLanguage(ownLanguage),
      ...inLanguage(locale),
    };
    const files = images?.map((one) => one.directus_files_id) ?? [];
    const texts = { title, name, subtitle, description: plain(description) };
    const pictures = { image: picture(image), imageAlt: image?.title, images: files.map(picture) };
    return { ...entry, ...texts, ...pictures, imageAlts: files.map((file) => file.title ?? '') };
  });
}

serve({
  '/api/v1/banners': async (l) =>
    (await list('banners', l)).map((one) => ({ ...one, isActive: true })),
  '/api/v1/featured-products': (l) => list('products', l),
  '/api/v1/categories-enhanced': (l) => list('categories', l),
  '/v1/types/list-types': (l) => list('vehicle_types', l),
  '/api/listings': (l) => list('listings', l),
});
