import type { AreaReport } from '../../api/areaReport';
import { connectionReport } from '../../api/connectionReport';
import { analyticsReport } from '../../features/analytics/analyticsReport';
import { authReport } from '../../features/auth/authReport';
import { bannersReport } from '../../features/banners/bannersReport';
import { heroSliderReport } from '../../features/banners/heroSliderReport';
import { bikeDialogReport } from '../../features/bikes/bikeDialogReport';
import { bikeFiltersReport } from '../../features/bikes/bikeFiltersReport';
import { type SeenBikes, listingsReport } from '../../features/bikes/listingsReport';
import { categoriesReport } from '../../features/categories/categoriesReport';
import { sidebarReport } from '../../features/categories/sidebarReport';
import { homeReport } from '../../features/home/homeReport';
import { productsReport } from '../../features/products/productsReport';
import { typesReport } from '../../features/vehicles/typesReport';
import { wishlistReport } from '../../features/wishlist/wishlistReport';
import { contentLanguageReport } from '../../shared/language/contentLanguageReport';
import { locationReport } from '../../shared/location/locationReport';
import type { SliceReport } from '../../shared/redaction/redaction';
import { languageReport } from '../language/languageReport';
import { layoutReport } from '../layout/layoutReport';
import { scrollReport } from '../layout/scrollReport';
import { releaseReport } from '../offline/releaseReport';
import type { AreaPath, RootState } from '../store';

/** The dialog that makes a report is no part of it. */
export type ReportSchemas = Readonly<
  Record<Exclude<keyof RootState, 'reportDialog'>, SliceReport>
> &
  Readonly<Record<AreaPath, AreaReport>>;

/**
 * The allow-list of reports, by slice. The types require every slice; what has no schema here is in
 * no report.
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
