import { areaReport } from '../../api/areaReport';
import { publicItem } from '../../shared/redaction/publicItem';
import { items, nothing } from '../../shared/redaction/redaction';
import type { typesApi } from './typesApi';
import { vehicleTypeDomain } from './vehicleTypeSchema';

export const typesReport = areaReport<typeof typesApi>(
  'types',
  { getVehicleTypes: { arg: nothing, data: items(publicItem(vehicleTypeDomain)), key: 'cars' } },
  { VehicleType: true },
);
