import { bikeIdOf, bikePath } from '../../features/bikes/bikeAddress';
import { findBike } from '../../features/bikes/bikeList';
import { listingsApi } from '../../features/bikes/listingsApi';
import { type Listing } from '../../features/bikes/listingSchema';
import { productsQuery } from '../../features/home/homeQueries';
import { productsApi } from '../../features/products/productsApi';
import type { Product } from '../../features/products/productSchema';
import { paths } from '../../shared/config/paths';
import { site } from '../../shared/config/site';
import { listingPicture } from '../../shared/lib/picture';
import { type Price, priceAmount } from '../../shared/lib/price';
import { selectLocation } from '../../shared/location/locationSlice';
import type { RootState } from '../store';

/** A schema.org object as JSON-LD. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** The most items of a list in the data for search engines. */
const LIST_MAX = 24;

/**
 * Data about the shop and a page's list, for search engines.
 * @param origin canonical origin; '' leaves addresses relative
 */
export function structuredData(route: string, state: RootState, origin: string): StructuredData[] {
  const shop = organization(origin);
  if (route === 'home') return [shop, webSite(origin), ...itemList(productItems(state, origin))];
  if (route === 'bikes') {
    return [shop, ...(openedBike(state, origin) ?? itemList(bikeItems(state, origin)))];
  }
  return [shop];
}

function organization(origin: string): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: site.name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    email: site.contact.email,
    telephone: site.contact.phone,
    address: site.contact.address,
    sameAs: site.social.map(({ url }) => url),
  };
}

function webSite(origin: string): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: site.name,
    url: `${origin}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${origin}${paths.search}?q={search_term_string}`,
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

function productItems(state: RootState, origin: string): StructuredData[] {
  const { data = [] } = productsApi.endpoints.getFeaturedProducts.select(productsQuery)(state);
  return data.map((product) => productItem(product, origin));
}

function productItem({ name, price, picture, link, rating, reviews }: Product, origin: string) {
  return {
    '@type': 'Product',
    name,
    ...(picture && { image: absolute(picture.src, origin) }),
    ...(link !== null && { url: absolute(link, origin) }),
    ...offer(price),
    ...(reviews > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: reviews },
    }),
  };
}

function bikeItems(state: RootState, origin: string): StructuredData[] {
  const { data } = listingsApi.endpoints.getBikes.select()(state);
  return (data?.bikes ?? []).map((bike) => bikeItem(bike, data?.picturesOrigin ?? '', origin));
}

/** The one bike that the address opens, in place of the list. */
function openedBike(state: RootState, origin: string): StructuredData[] | null {
  const bikeId = bikeIdOf(selectLocation(state).search);
  const { data } = listingsApi.endpoints.getBikes.select()(state);
  const bike = data && bikeId !== null ? findBike(data, bikeId) : null;
  if (!data || !bike) return null;
  return [{ '@context': 'https://schema.org', ...bikeItem(bike, data.picturesOrigin, origin) }];
}

function bikeItem(bike: Listing, picturesOrigin: string, origin: string): StructuredData {
  const picture = listingPicture(picturesOrigin, bike.images[0], '');
  return {
    '@type': 'Product',
    name: bike.title,
    description: bike.description,
    url: origin + bikePath(bike.id),
    ...(picture && { image: absolute(picture.src, origin) }),
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

function absolute(address: string, origin: string): string {
  return address.startsWith('/') ? origin + address : address;
}
