/**
 * What a shop owner edits: brand, contact details and the sites this shop links to. What the shop
 * says of itself is in `siteMessages`.
 * Contact details and platform links are placeholders under reserved example domains.
 */
export const site = {
  name: 'Dushi Market',
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

export type PlatformId = 'cars' | 'real-estate' | 'stays' | 'water-sports' | 'nail-services';

interface Platform {
  readonly id: PlatformId;
  readonly url: string;
}

/** The five external sites, spec §1; their names are in `siteMessages`. */
export const platforms: readonly Platform[] = [
  { id: 'cars', url: 'https://cars.dushimarket.example' },
  { id: 'real-estate', url: 'https://homes.dushimarket.example' },
  { id: 'stays', url: 'https://stays.dushimarket.example' },
  { id: 'water-sports', url: 'https://watersports.dushimarket.example' },
  { id: 'nail-services', url: 'https://nails.dushimarket.example' },
];

/** The address of one platform. */
export function platformUrl(id: PlatformId): string {
  const platform = platforms.find((candidate) => candidate.id === id);
  if (!platform) throw new Error(`No platform is called ${id}`);
  return platform.url;
}
