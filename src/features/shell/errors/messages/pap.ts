import type { Translation } from '../../../../shared/i18n/messages';
import type { messages as en } from './en';

export const messages = {
  title: 'No a haya e pagina',
  notFoundLabel: '404 No a haya',
  howToReachUs: 'Con pa tuma contacto',
  missingPages: {
    terms: 'Aki ta e luga di e condicionnan. Ta e doño di e tienda aki mester agrega nan.',
    privacy:
      'Aki ta e luga di e maneho di privacidad. Ta e doño di e tienda aki mester agrega esaki.',
    toCome:
      'E pagina aki no ta cla ainda. Mientrastanto, na Tocante nos bo ta lesa con pa tuma contacto.',
    forgotPassword: 'Ainda no por habri cuenta, pues no tin password pa cambia.',
    unknown:
      'No tin pagina na e adres aki. Podise el a cambia di luga, of e link tin un eror. E resto di e tienda ta habri.',
  },
} satisfies Translation<typeof en>;
