import type { Translation } from '../../../shared/i18n/messages';
import type { messages as en } from './en';

export const messages = {
  reportProblem: 'Reporta un problema',
  dialogMissing: 'No a logra habri e rapport. Wak bo conexion y purba atrobe.',
} satisfies Translation<typeof en>;
