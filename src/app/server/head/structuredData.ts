import type {
  AggregateRating,
  ItemList,
  Organization,
  Product,
  WebPage,
  WebSite,
} from 'schema-dts';
import { bikeIdOf, bikePath } from '../../../features/bikes/bikeAddress';
import { bikePictures, findBike } from '../../../features/bikes/bikeList';
import { listingsApi } from '../../../features/bikes/listingsApi';
import { type Listing } from '../../../features/bikes/listingSchema';
import { productsQuery } from '../../../features/home/homeQueries';
import { productsApi } from '../../../features/products/productsApi';
import { selectLanguage, selectLocation } from '../../../router/locationSlice';
import { iconPaths, paths } from '../../../shared/config/paths';
import { inLanguage, languages } from '../../../shared/i18n/languages';
import { amountOf } from '../../../shared/lib/amount';
import { type Picture, isResized, pictureUrl } from '../../../shared/lib/picture';
import type { Price } from '../../../shared/lib/price';
import { isExternal } from '../../../shared/lib/safeUrl';
import { getShop } from '../../../shared/shop/currentShop';
import type { Shop } from '../../../shared/shop/shop';
import type { RootState } from '../../rootReducer';

const CONTEXT = { '@context': 'https://schema.org' } as const;

/** The schema.org objects of a page as JSON-LD. */
export type StructuredData = typeof CONTEXT &
  (Organization | WebPage | WebSite | ItemList | ProductItem);

type ProductItem = Extract<Product, { readonly '@type': 'Product' }>;

/** The most items of a list in the data for search engines. */
const LIST_MAX = 24;

/** The page that the data is of. */
interface DescribedPage {
  /** Id of its route. */
  readonly route: string;
  readonly title: string;
  /** Of its own address: see `HeadData`. */
  readonly path: string;
}

/** What the data is made with. Addresses become whole; those of other hosts stay as they are. */
interface Context {
  readonly shop: Shop;
  /** Of a page, in the language of this one. */
  readonly page: (path: string) => string;
  /** Of what all languages share. */
  readonly file: (path: string) => string;
}

/**
 * Data about the shop, a page and its list, for search engines.
 * @param origin canonical origin; '' leaves addresses relative
 */
export function structuredData(
  { route, title, path }: DescribedPage,
  state: RootState,
  origin: string,
): StructuredData[] {
  const language = selectLanguage(state);
  const { tag } = languages[language];
  const context: Context = {
    shop: getShop(language),
    page: (to) => (isExternal(to) ? to : origin + inLanguage(language, to)),
    file: (to) => (isExternal(to) ? to : origin + to),
  };
  const always = [organization(context), webPage(title, path, tag, context)];
  if (route === 'home')
    return [...always, webSite(tag, context), ...itemList(productItems(state, context))];
  if (route !== 'bikes') return always;
  return [...always, ...(openedBike(state, context) ?? itemList(bikeItems(state, context)))];
}

function organization(context: Context) {
  const { contact, name, social } = context.shop;
  return {
    ...CONTEXT,
    '@type': 'Organization',
    name,
    // The same shop in every language.
    url: context.file(paths.home),
    logo: context.file(iconPaths.large),
    email: contact.email,
    telephone: contact.phone,
    address: contact.address,
    sameAs: social.map(({ url }) => url),
  } satisfies StructuredData;
}

function webPage(name: string, path: string, tag: string, context: Context) {
  return {
    ...CONTEXT,
    '@type': 'WebPage',
    name,
    url: context.page(path),
    inLanguage: tag,
  } satisfies StructuredData;
}

function webSite(tag: string, context: Context) {
  return {
    ...CONTEXT,
    '@type': 'WebSite',
    name: context.shop.name,
    url: context.page(paths.home),
    inLanguage: tag,
  } satisfies StructuredData;
}

/** A list of products, or nothing when there are none. */
function itemList(items: readonly ProductItem[]): StructuredData[] {
  if (items.length === 0) return [];
  return [
    {
      ...CONTEXT,
      '@type': 'ItemList',
      itemListElement: items
        .slice(0, LIST_MAX)
        .map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
    },
  ];
}

/** Search engines need an address for each item of a list. */
function productItems(state: RootState, context: Context): ProductItem[] {
  const { data = [] } = productsApi.endpoints.getFeaturedProducts.select(productsQuery)(state);
  return data.flatMap(({ name, price, picture, link, rating, reviews }) =>
    link === null
      ? []
      : product(
          {
            name,
            url: context.page(link),
            ...imageOf(picture, context),
            ...aggregateRating(rating, reviews),
          },
          price,
          context,
        ),
  );
}

function bikeItems(state: RootState, context: Context): ProductItem[] {
  const { data } = listingsApi.endpoints.getBikes.select()(state);
  return (data?.bikes ?? []).flatMap((bike) => bikeItem(bike, data?.picturesOrigin ?? '', context));
}

/** The one bike that the address opens, in place of the list. */
function openedBike(state: RootState, context: Context): StructuredData[] | null {
  const bikeId = bikeIdOf(selectLocation(state).search);
  const { data } = listingsApi.endpoints.getBikes.select()(state);
  const bike = data && bikeId !== null ? findBike(data, bikeId) : null;
  if (!data || !bike) return null;
  return bikeItem(bike, data.picturesOrigin, context).map((item) => ({ ...CONTEXT, ...item }));
}

function bikeItem(bike: Listing, picturesOrigin: string, context: Context): ProductItem[] {
  const [picture] = bikePictures(bike, picturesOrigin);
  return product(
    {
      name: bike.title,
      ...(bike.description !== '' && { description: bike.description }),
      url: context.page(bikePath(bike.id)),
      ...imageOf(picture ?? null, context),
    },
    bike.price,
    context,
  );
}

/** The width that search engines want at least; originals may have many megabytes. */
const IMAGE_WIDTH = 1_200;

function imageOf(picture: Picture | null, context: Context) {
  if (!picture) return {};
  return {
    image: isResized(picture) ? context.file(pictureUrl(picture, IMAGE_WIDTH)) : picture.src,
  };
}

/**
 * A product, or nothing: search engines refuse one that has neither an offer nor a rating
 * (https://developers.google.com/search/docs/appearance/structured-data/product-snippet).
 */
function product(
  fields: Omit<ProductItem, '@type'>,
  price: Price | null,
  { shop: { currency } }: Context,
): ProductItem[] {
  const amount = amountOf(price, currency);
  // They know currencies by the codes of ISO 4217.
  const offers =
    amount !== null && /^[A-Z]{3}$/.test(currency)
      ? ({ offers: { '@type': 'Offer', price: amount, priceCurrency: currency } } as const)
      : null;
  if (!offers && !('aggregateRating' in fields)) return [];
  return [{ '@type': 'Product', ...fields, ...offers }];
}

/** Ratings are on a scale from 1 to 5: a 0 says that nobody rated. */
function aggregateRating(
  ratingValue: number,
  reviewCount: number,
): { readonly aggregateRating?: AggregateRating } {
  if (ratingValue < 1 || reviewCount < 1) return {};
  return { aggregateRating: { '@type': 'AggregateRating', ratingValue, reviewCount } };
}
