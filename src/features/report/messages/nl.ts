import type { TranslationOf } from '../../../shared/i18n/translation';
import type { messages as en } from './en';

const nl = {
  reportProblem: 'Meld een probleem',
  dialogMissing:
    'De melding kon niet worden geopend. Controleer je verbinding en probeer het opnieuw.',
} as const;

export const messages = nl satisfies TranslationOf<typeof en, typeof nl>;
