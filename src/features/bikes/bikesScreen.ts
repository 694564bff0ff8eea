import type { ScreenModule } from '../../app/screen';
import { bikeDialogSlice } from './bikeDialogSlice';
import { bikeFiltersSlice } from './bikeFiltersSlice';
import { startBikeListeners } from './bikeListeners';
import { BikesPage } from './BikesPage';
import { loadBikes } from './loadBikes';

export const screen: ScreenModule = {
  name: 'bikes',
  Screen: BikesPage,
  slices: [bikeFiltersSlice, bikeDialogSlice],
  startListening: startBikeListeners,
  load: loadBikes,
};
