import { screenQuery } from '../../api/screenQuery';
import type { ScreenModule } from '../../router/screen';
import { vehicleIds } from '../../shared/config/paths';
import { getShop } from '../../shared/shop/currentShop';
import { vehiclesMessages } from './vehiclesMessages';
import { VehiclesPage } from './VehiclesPage';
import { vehicleTypesApi } from './vehicleTypesApi';

const selectTypes = vehicleTypesApi.endpoints.getVehicleTypes.select();

const queries = [screenQuery(vehicleTypesApi.endpoints.getVehicleTypes, undefined)];

export const screen: ScreenModule = {
  name: 'vehicles',
  Screen: VehiclesPage,
  head: ({ language }) => {
    const { title, description } = vehiclesMessages.in(language);
    return { title, description: description({ place: getShop(language).place }) };
  },
  subject: (state, params) => {
    const { categoryId, subcategoryId } = vehicleIds(params);
    const type = selectTypes(state).data?.find(({ id }) => id === categoryId);
    const style = type?.subcategories.find(({ id }) => id === subcategoryId);
    if (!type) return null;
    return style ? `${type.name}: ${style.name}` : type.name;
  },
  exists: (state, params) => {
    const { categoryId, subcategoryId } = vehicleIds(params);
    const types = selectTypes(state).data;
    if (!types || categoryId === undefined) return true;
    const type = types.find(({ id }) => id === categoryId);
    return (
      type !== undefined &&
      (subcategoryId === undefined || type.subcategories.some(({ id }) => id === subcategoryId))
    );
  },
  queries: () => queries,
};
