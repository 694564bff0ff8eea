/** Loads the slices and endpoints of lazy code: a replay needs all of them. */
import '../../features/auth/authSlice';
import '../../features/banners/heroSliderSlice';
import '../../features/bikes/bikeDialogSlice';
import '../../features/bikes/bikeFiltersSlice';
import '../../features/bikes/listingsApi';
import '../../features/categories/sidebarSlice';
import '../../features/home/homeSlice';
import '../layout/scrollSlice';
import '../offline/releaseSlice';
