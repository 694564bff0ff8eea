import type { AreaReport } from '../../api/areaReport';
import { connectionReport } from '../../api/connectionReport';
import type { AreaPath, RootState } from '../../app/store';
import { languageReport } from '../../router/languageReport';
import { locationReport } from '../../router/locationReport';
import { contentLanguageReport } from '../../shared/i18n/contentLanguageReport';
import type { SliceReport } from '../../shared/redaction/redaction';
import { analyticsReport } from '../analytics/analyticsReport';
import { authReport } from '../auth/authReport';
import { bannersReport } from '../banners/bannersReport';
import { heroSliderReport } from '../banners/heroSliderReport';
import { bikeDialogReport } from '../bikes/bikeDialogReport';
import { bikeFiltersReport } from '../bikes/bikeFiltersReport';
import { type SeenBikes, listingsReport } from '../bikes/listingsReport';
import { categoriesReport } from '../categories/categoriesReport';
import { sidebarReport } from '../categories/sidebarReport';
import { homeReport } from '../home/homeReport';
import { releaseReport } from '../offline/releaseReport';
import { productsReport } from '../products/productsReport';
import { layoutReport } from '../shell/layoutReport';
import { scrollReport } from '../shell/scrollReport';
import { typesReport } from '../vehicles/typesReport';
import { wishlistReport } from '../wishlist/wishlistReport';

/** A schema for each slice but the report dialog's. */
export type ReportSchemas = Readonly<
  Record<Exclude<keyof RootState, 'reportDialog'>, SliceReport>
> &
  Readonly<Record<AreaPath, AreaReport>>;

/**
 * The allowlist of reports, by slice. The types require every slice; state and actions without a schema
 * are never in a report.
 */
export function reportSchemas(seen?: SeenBikes): ReportSchemas {
  return {
    analytics: analyticsReport,
    auth: authReport,
    banners: bannersReport,
    bikeDialog: bikeDialogReport,
    bikeFilters: bikeFiltersReport,
    categories: categoriesReport,
    connection: connectionReport,
    contentLanguage: contentLanguageReport,
    heroSlider: heroSliderReport,
    home: homeReport,
    language: languageReport,
    layout: layoutReport,
    listings: listingsReport(seen),
    location: locationReport,
    products: productsReport,
    release: releaseReport,
    scroll: scrollReport,
    sidebar: sidebarReport,
    types: typesReport,
    wishlist: wishlistReport,
  };
}
