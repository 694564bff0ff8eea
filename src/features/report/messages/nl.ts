import type { Translation } from '../../../shared/i18n/messages';
import type { messages as en } from './en';

export const messages = {
  reportProblem: 'Meld een probleem',
  dialogMissing:
    'De melding kon niet worden geopend. Controleer je verbinding en probeer het opnieuw.',
} satisfies Translation<typeof en>;
