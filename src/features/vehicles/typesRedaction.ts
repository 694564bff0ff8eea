import { areaRedaction } from '../../api/areaRedaction';
import { publicItem } from '../../shared/redaction/publicItem';
import { items, nothing } from '../../shared/redaction/redaction';
import type { vehicleTypesApi } from './vehicleTypesApi';
import { vehicleTypeDomain } from './vehicleTypeSchema';

export const typesRedaction = areaRedaction<typeof vehicleTypesApi>(
  'types',
  { getVehicleTypes: { arg: nothing, data: items(publicItem(vehicleTypeDomain)), key: 'cars' } },
  { VehicleType: true },
);
