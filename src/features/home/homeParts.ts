import { servedPart } from '../../router/servedPart';
import { CardPlace, LastPart, Part, SidebarPlace } from './HomeLayout';

/** What a phone shows below its first view, or not at all, in one chunk. */

export const Sidebar = servedPart(
  SidebarPlace,
  async () => (await import(/* webpackChunkName: "homeParts" */ './HomeSidebar')).HomeSidebar,
);

export const PromoCard = servedPart(
  CardPlace,
  async () => (await import(/* webpackChunkName: "homeParts" */ '../banners/PromoCard')).PromoCard,
);

export const PlatformStrip = servedPart(
  Part,
  async () => (await import(/* webpackChunkName: "homeParts" */ './PlatformStrip')).PlatformStrip,
);

export const FeaturedProducts = servedPart(
  LastPart,
  async () =>
    (await import(/* webpackChunkName: "homeParts" */ '../products/FeaturedProducts'))
      .FeaturedProducts,
  { 'data-is-further-down': true },
);
