import type { Translation } from '../../../shared/i18n/messages';
import type { messages as en } from './en';

export const messages = {
  title: 'Vehiculo',
  description: 'Auto, SUV, pickup y mas di henter {place}, segun tipo.',
  allVehicles: 'Tur vehiculo',
  allVehiclesText:
    '{count} anuncio awe. Scoge un tipo akiriba pa wak su estilonan, of wak tur den {name}.',
  allVehiclesHere: '{count} anuncio awe. Scoge un tipo akiriba pa wak su estilonan.',
  styleUnknown: 'E estilo aki no t’ey. Scoge un di esakinan.',
  allInOnePlace: 'Tur {name} ta na un solo luga.',
  viewAll: 'Wak tur den {name}\u00a0→',
  listedToday: '{count} anuncio awe',
  vehicleTypes: 'Tipo di vehiculo',
  vehicles: 'Vehiculo',
  inPlace: '{count} na {place}.',
  chooseType: 'Scoge un tipo, y despues un estilo.',
  noTypes: 'Ainda no tin tipo di vehiculo',
  noTypesText: 'Bolbe despues, of wak kico mas tin riba wiel.',
  seeBikes: 'Brommer y bicicleta',
  typeUnknown: 'Nos no conoce e tipo aki',
  typeUnknownText: 'Podise e no t’ey mas. Scoge un otro akiriba.',
  allVehicleTypes: 'Tur tipo di vehiculo',
  loading: 'Cargando...',
  breadcrumb: 'Ruta',
  home: 'Inicio',
  listDidNotArrive: 'E lista di tipo no a yega.',
  tryAgain: 'Purba atrobe',
} satisfies Translation<typeof en>;
