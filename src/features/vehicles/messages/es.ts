import type { Translation } from '../../../shared/i18n/messages';
import type { messages as en } from './en';

export const messages = {
  title: 'Vehículos',
  description: 'Carros, SUV, pickups y más en {place}, por tipo.',
  allVehicles: 'Todos los vehículos',
  allVehiclesText: {
    one: '{count} anuncio hoy. Elige un tipo arriba para ver sus estilos, o mira todo en {name}.',
    other:
      '{count} anuncios hoy. Elige un tipo arriba para ver sus estilos, o mira todo en {name}.',
  },
  allVehiclesHere: {
    one: '{count} anuncio hoy. Elige un tipo arriba para ver sus estilos.',
    other: '{count} anuncios hoy. Elige un tipo arriba para ver sus estilos.',
  },
  styleUnknown: 'Este estilo no está aquí. Elige uno de estos.',
  allInOnePlace: 'Todo lo de {name} está en un solo lugar.',
  viewAll: 'Ver todo en {name}\u00a0→',
  listedToday: {
    one: '{count} anuncio hoy',
    other: '{count} anuncios hoy',
  },
  vehicleTypes: 'Tipos de vehículo',
  vehicles: 'Vehículos',
  inPlace: '{count} en {place}.',
  chooseType: 'Elige un tipo y luego un estilo.',
  noTypes: 'Aún no hay tipos de vehículo',
  noTypesText: 'Vuelve más tarde o mira qué más hay sobre ruedas.',
  seeBikes: 'Ver motos y bicis',
  typeUnknown: 'No conocemos este tipo',
  typeUnknownText: 'Quizás ya no está. Elige otro arriba.',
  allVehicleTypes: 'Todos los tipos',
  loading: 'Cargando...',
  breadcrumb: 'Ruta de navegación',
  home: 'Inicio',
  listDidNotArrive: 'La lista de tipos no llegó.',
  tryAgain: 'Reintentar',
} satisfies Translation<typeof en>;
