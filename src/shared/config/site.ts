/**
 * What a shop owner edits: brand, contact details and the sites this shop links to.
 * Contact details and platform links are placeholders under reserved example domains.
 */
export const site = {
  name: 'Dushi Market',
  tagline: 'Everything sweet on the island, in one place.',
  locale: 'en',
  currency: 'AWG',
  island: 'Aruba',
  contact: {
    address: 'Example Street 1, Oranjestad, Aruba',
    mapUrl: 'https://www.openstreetmap.org/search?query=Oranjestad%2C%20Aruba',
    phone: '+297 555 0100',
    email: 'hello@dushimarket.example',
  },
  social: [
    { name: 'Instagram', url: 'https://instagram.example/dushimarket' },
    { name: 'Facebook', url: 'https://facebook.example/dushimarket' },
  ],
} as const;

/** The shop in one sentence, for search engines and previews. */
export const siteDescription =
  'Cars, homes, stays, water sports and nail services from all over Aruba, with featured products and bikes for sale.';

export type PlatformId = 'cars' | 'real-estate' | 'stays' | 'water-sports' | 'nail-services';

export interface Platform {
  readonly id: PlatformId;
  readonly name: string;
  /** One line under the name. */
  readonly line: string;
  readonly url: string;
}

/** The five external sites, spec §1. */
export const platforms: readonly Platform[] = [
  {
    id: 'cars',
    name: 'Cars',
    line: 'New and used',
    url: 'https://cars.dushimarket.example',
  },
  {
    id: 'real-estate',
    name: 'Real Estate',
    line: 'Homes, flats and land',
    url: 'https://homes.dushimarket.example',
  },
  {
    id: 'stays',
    name: 'Stays',
    line: 'Hotels to guest houses',
    url: 'https://stays.dushimarket.example',
  },
  {
    id: 'water-sports',
    name: 'Water Sports',
    line: 'Boards, boats and dives',
    url: 'https://watersports.dushimarket.example',
  },
  {
    id: 'nail-services',
    name: 'Nail Services',
    line: 'Manicure to nail art',
    url: 'https://nails.dushimarket.example',
  },
];

/** The address of one platform. */
export function platformUrl(id: PlatformId): string {
  const platform = platforms.find((candidate) => candidate.id === id);
  if (!platform) throw new Error(`No platform is called ${id}`);
  return platform.url;
}
