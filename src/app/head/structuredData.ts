import { bikeIdOf, bikePath } from '../../features/bikes/bikeAddress';
import { findBike } from '../../features/bikes/bikeList';
import { listingsApi } from '../../features/bikes/listingsApi';
import { type Listing } from '../../features/bikes/listingSchema';
import { productsQuery } from '../../features/home/homeQueries';
import { productsApi } from '../../features/products/productsApi';
import type { Product } from '../../features/products/productSchema';
import { paths } from '../../shared/config/paths';
import { site } from '../../shared/config/site';
import { inLanguage, languages } from '../../shared/language/languages';
import { listingPicture } from '../../shared/lib/picture';
import { type Price, priceAmount } from '../../shared/lib/price';
import { isExternal } from '../../shared/lib/safeUrl';
import { selectLanguage, selectLocation } from '../../shared/location/locationSlice';
import type { RootState } from '../store';

/** A schema.org object as JSON-LD. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** The most items of a list in the data for search engines. */
const LIST_MAX = 24;

/** The page that the data is of. */
interface DescribedPage {
  /** Id of its route. */
  readonly route: string;
  readonly title: string;
  /** Of its own address: see `OwnHead`. */
  readonly path: string;
}

/** Makes whole addresses; those of other hosts stay as they are. */
interface Addresses {
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
  const at: Addresses = {
    page: (to) => (isExternal(to) ? to : origin + inLanguage(language, to)),
    file: (to) => (isExternal(to) ? to : origin + to),
  };
  const always = [organization(at), webPage(title, path, tag, at)];
  if (route === 'home') return [...always, webSite(tag, at), ...itemList(productItems(state, at))];
  if (route !== 'bikes') return always;
  return [...always, ...(openedBike(state, at) ?? itemList(bikeItems(state, at)))];
}

function organization(at: Addresses): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: site.name,
    // One shop, whatever it speaks.
    url: at.file(paths.home),
    logo: at.file('/icon-512.png'),
    email: site.contact.email,
    telephone: site.contact.phone,
    address: site.contact.address,
    sameAs: site.social.map(({ url }) => url),
  };
}

function webPage(name: string, path: string, tag: string, at: Addresses): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name,
    url: at.page(path),
    inLanguage: tag,
  };
}

function webSite(tag: string, at: Addresses): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: site.name,
    url: at.page(paths.home),
    inLanguage: tag,
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: at.page(`${paths.search}?q={search_term_string}`),
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** A list of products, or nothing when there are none. */
function itemList(items: readonly StructuredData[]): StructuredData[] {
  if (items.length === 0) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListElement: items
        .slice(0, LIST_MAX)
        .map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
    },
  ];
}

function productItems(state: RootState, at: Addresses): StructuredData[] {
  const { data = [] } = productsApi.endpoints.getFeaturedProducts.select(productsQuery)(state);
  return data.map((product) => productItem(product, at));
}

function productItem({ name, price, picture, link, rating, reviews }: Product, at: Addresses) {
  return {
    '@type': 'Product',
    name,
    ...(picture && { image: at.file(picture.src) }),
    ...(link !== null && { url: at.page(link) }),
    ...offer(price),
    ...(reviews > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: reviews },
    }),
  };
}

function bikeItems(state: RootState, at: Addresses): StructuredData[] {
  const { data } = listingsApi.endpoints.getBikes.select()(state);
  return (data?.bikes ?? []).map((bike) => bikeItem(bike, data?.picturesOrigin ?? '', at));
}

/** The one bike that the address opens, in place of the list. */
function openedBike(state: RootState, at: Addresses): StructuredData[] | null {
  const bikeId = bikeIdOf(selectLocation(state).search);
  const { data } = listingsApi.endpoints.getBikes.select()(state);
  const bike = data && bikeId !== null ? findBike(data, bikeId) : null;
  if (!data || !bike) return null;
  return [{ '@context': 'https://schema.org', ...bikeItem(bike, data.picturesOrigin, at) }];
}

function bikeItem(bike: Listing, picturesOrigin: string, at: Addresses): StructuredData {
  const picture = listingPicture(picturesOrigin, bike.images[0], '');
  return {
    '@type': 'Product',
    name: bike.title,
    description: bike.description,
    url: at.page(bikePath(bike.id)),
    ...(picture && { image: at.file(picture.src) }),
    ...offer(bike.price),
  };
}

/** An offer needs an amount. */
function offer(price: Price | null): StructuredData {
  const amount = priceAmount(price);
  return amount === null
    ? {}
    : { offers: { '@type': 'Offer', price: amount, priceCurrency: site.currency } };
}
