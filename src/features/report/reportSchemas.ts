import type { AreaRedaction } from '../../api/areaRedaction';
import { connectionRedaction } from '../../api/connectionRedaction';
import type { AreaPath, RootState } from '../../app/store';
import { languageRedaction } from '../../router/languageRedaction';
import { locationRedaction } from '../../router/locationRedaction';
import { contentLanguageRedaction } from '../../shared/i18n/contentLanguageRedaction';
import type { SliceRedaction } from '../../shared/redaction/redaction';
import { analyticsRedaction } from '../analytics/analyticsRedaction';
import { authRedaction } from '../auth/authRedaction';
import { bannersRedaction } from '../banners/bannersRedaction';
import { heroSliderRedaction } from '../banners/heroSliderRedaction';
import { bikeDialogRedaction } from '../bikes/bikeDialogRedaction';
import { bikeFiltersRedaction } from '../bikes/bikeFiltersRedaction';
import { type SeenBikes, listingsRedaction } from '../bikes/listingsRedaction';
import { categoriesRedaction } from '../categories/categoriesRedaction';
import { sidebarRedaction } from '../categories/sidebarRedaction';
import { homeRedaction } from '../home/homeRedaction';
import { releaseRedaction } from '../offline/releaseRedaction';
import { productsRedaction } from '../products/productsRedaction';
import { layoutRedaction } from '../shell/layoutRedaction';
import { scrollRedaction } from '../shell/scrollRedaction';
import { typesRedaction } from '../vehicles/typesRedaction';
import { wishlistRedaction } from '../wishlist/wishlistRedaction';

/** A schema for each slice but the report dialog's. */
export type ReportSchemas = Readonly<
  Record<Exclude<keyof RootState, 'reportDialog'>, SliceRedaction>
> &
  Readonly<Record<AreaPath, AreaRedaction>>;

/**
 * The allowlist of reports, by slice. The types require every slice; state and actions without a schema
 * are never in a report.
 */
export function reportSchemas(seen?: SeenBikes): ReportSchemas {
  return {
    analytics: analyticsRedaction,
    auth: authRedaction,
    banners: bannersRedaction,
    bikeDialog: bikeDialogRedaction,
    bikeFilters: bikeFiltersRedaction,
    categories: categoriesRedaction,
    connection: connectionRedaction,
    contentLanguage: contentLanguageRedaction,
    heroSlider: heroSliderRedaction,
    home: homeRedaction,
    language: languageRedaction,
    layout: layoutRedaction,
    listings: listingsRedaction(seen),
    location: locationRedaction,
    products: productsRedaction,
    release: releaseRedaction,
    scroll: scrollRedaction,
    sidebar: sidebarRedaction,
    types: typesRedaction,
    wishlist: wishlistRedaction,
  };
}
