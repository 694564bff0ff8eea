/** Slices and endpoints that join with lazy code: a replay needs all of them, whatever it shows. */
import '../../features/auth/authSlice';
import '../../features/banners/heroSliderSlice';
import '../../features/bikes/bikeDialogSlice';
import '../../features/bikes/bikeFiltersSlice';
import '../../features/bikes/listingsApi';
import '../../features/categories/sidebarSlice';
import '../../features/home/homeSlice';
import '../layout/scrollSlice';
import '../offline/releaseSlice';
