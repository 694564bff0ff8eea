import type { Translation } from '../../../../shared/i18n/messages';
import type { messages as en } from './en';

export const messages = {
  title: 'Informar un problema',
  intro:
    'Esto crea un archivo con las últimas pantallas que viste, para que podamos encontrar el error. No se envía nada: tú guardas el archivo y decides quién lo recibe.',
  insideHeading: 'En el archivo',
  inside: {
    screens: 'Qué pantallas viste y qué tocaste',
    numbers: 'Los precios y años que escribiste en los filtros',
    contents: 'Lo que mostró la tienda: productos, precios, fotos',
    surroundings: 'El tamaño de la ventana, el idioma, la versión de la tienda',
    problems: 'Errores de la tienda: {count}',
  },
  outsideHeading: 'Fuera del archivo',
  outside: {
    typed:
      'Lo demás que escribiste: en su lugar, «xxx», «xxy» o «01» solo dicen qué forma tenía y si era otra vez lo mismo',
    person: 'Quién eres, y qué dispositivo o navegador usas',
    times: 'La fecha y la hora: solo se guarda cuánto duró cada paso',
  },
  showFile: 'Ver el archivo',
  fileLabel: 'El archivo',
  cutSteps: 'En el archivo solo están los últimos pasos.',
  cutLists: 'Las listas largas están en el archivo hasta donde se mostraron.',
  wordsLabel: '¿Qué salió mal?',
  wordsHint:
    'Esto entra en el archivo tal como lo escribes, marcado como tuyo. No pongas nombres, direcciones ni otros datos personales. Máximo 500 caracteres.',
  save: 'Guardar el archivo',
  saved: 'Guardado como {name}. Si quieres que lo revisemos, envíalo a {email}.',
  notSaved: 'No se pudo guardar el archivo. Escríbenos a {email} y cuéntanos qué pasó.',
  notMade: 'No se pudo crear el archivo. Escríbenos a {email} y cuéntanos qué pasó.',
  close: 'Cerrar',
} satisfies Translation<typeof en>;
