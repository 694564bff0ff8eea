import type { TranslationOf } from '../../../shared/i18n/translation';
import type { messages as en } from './en';

const pap = {
  reportProblem: 'Reporta un problema',
  dialogMissing: 'No a logra habri e rapport. Wak bo conexion y purba atrobe.',
} as const;

export const messages = pap satisfies TranslationOf<typeof en, typeof pap>;
