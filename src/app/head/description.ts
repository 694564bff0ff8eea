import { site, siteDescription } from '../../shared/config/site';
import type { ScreenRoute } from '../routing/routes';

const descriptions: Readonly<Record<string, string>> = {
  home: siteDescription,
  login: `Log in to ${site.name}.`,
  signup: `Sign up for ${site.name}.`,
  bikes: 'Scooters, cruisers and road bikes from sellers all over Aruba.',
  about: `Who makes ${site.name}, what for, and how to reach us.`,
  vehicles: 'Cars, SUVs, pickups and more from all over Aruba, by type.',
};

/** What search engines and previews say of a route; the others are pages that are still to come. */
export function description({ id, title }: ScreenRoute): string {
  return descriptions[id] ?? `${title} at ${site.name} is coming soon.`;
}
