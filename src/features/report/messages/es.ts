import type { Translation } from '../../../shared/i18n/messages';
import type { messages as en } from './en';

export const messages = {
  reportProblem: 'Informar un problema',
  dialogMissing: 'No se pudo abrir el informe. Revisa tu conexión y vuelve a intentarlo.',
} satisfies Translation<typeof en>;
