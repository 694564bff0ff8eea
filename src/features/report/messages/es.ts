import type { TranslationOf } from '../../../shared/i18n/translation';
import type { messages as en } from './en';

const es = {
  reportProblem: 'Informar un problema',
  dialogMissing: 'No se pudo abrir el informe. Revisa tu conexión y vuelve a intentarlo.',
} as const;

export const messages = es satisfies TranslationOf<typeof en, typeof es>;
