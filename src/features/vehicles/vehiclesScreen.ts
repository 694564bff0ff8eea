import type { ScreenModule } from '../../app/screen';
import { typesApi } from './typesApi';
import { VehiclesPage } from './VehiclesPage';

export const screen: ScreenModule = {
  name: 'vehicles',
  Screen: VehiclesPage,
  load: ({ dispatch }) => [dispatch(typesApi.endpoints.getVehicleTypes.initiate())],
};
