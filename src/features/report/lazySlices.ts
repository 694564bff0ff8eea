/** Imports the slices and endpoints of lazy code, which a replay needs. */
import '../auth/authSlice';
import '../banners/heroSliderSlice';
import '../bikes/bikeDialogSlice';
import '../bikes/bikeFiltersSlice';
import '../bikes/listingsApi';
import '../categories/sidebarSlice';
import '../home/homeSlice';
import '../offline/releaseSlice';
