import type { Translation } from '../../../shared/i18n/messages';
import type { messages as en } from './en';

export const messages = {
  title: 'Voertuigen',
  description: 'Auto’s, SUV’s, pick-ups en meer uit heel {place}, op type.',
  allVehicles: 'Alle voertuigen',
  allVehiclesText:
    'Vandaag {count} aangeboden. Kies hierboven een type om de uitvoeringen te zien, of bekijk alles in {name}.',
  allVehiclesHere:
    'Vandaag {count} aangeboden. Kies hierboven een type om de uitvoeringen te zien.',
  styleUnknown: 'Deze uitvoering is er niet. Kies een van deze.',
  allInOnePlace: 'Alles in {name} staat op één plek.',
  viewAll: 'Alles in {name}\u00a0→',
  listedToday: '{count} vandaag',
  vehicleTypes: 'Voertuigtypen',
  vehicles: 'Voertuigen',
  inPlace: '{count} uit heel {place}.',
  chooseType: 'Kies een type en dan een uitvoering.',
  noTypes: 'Nog geen voertuigtypen',
  noTypesText: 'Kom later terug, of kijk wat er nog meer op wielen staat.',
  seeBikes: 'Tweewielers',
  typeUnknown: 'Dit type kennen we niet',
  typeUnknownText: 'Misschien is het weg. Kies hierboven een ander.',
  allVehicleTypes: 'Alle voertuigtypen',
  loading: 'Laden...',
  breadcrumb: 'Kruimelpad',
  home: 'Home',
  listDidNotArrive: 'De lijst met typen is niet aangekomen.',
  tryAgain: 'Probeer opnieuw',
} satisfies Translation<typeof en>;
