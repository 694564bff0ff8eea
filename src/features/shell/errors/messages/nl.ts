import type { Translation } from '../../../../shared/i18n/messages';
import type { messages as en } from './en';

export const messages = {
  title: 'Pagina niet gevonden',
  notFoundLabel: '404 Niet gevonden',
  howToReachUs: 'Hoe je ons bereikt',
  missingPages: {
    terms: 'Hier horen de algemene voorwaarden. De eigenaar van deze winkel kan ze toevoegen.',
    privacy: 'Hier hoort het privacybeleid. De eigenaar van deze winkel kan het toevoegen.',
    toCome: 'Deze pagina komt nog. Tot die tijd lees je bij Over ons hoe je ons bereikt.',
    forgotPassword: 'Een account maken kan nog niet, dus er is geen wachtwoord om te herstellen.',
    unknown:
      'Op dit adres staat geen pagina. Misschien is de pagina verhuisd, of zit er een tikfout in de link. De rest van de winkel is open.',
  },
} satisfies Translation<typeof en>;
