import type { Translation } from '../../../../shared/i18n/messages';
import type { messages as en } from './en';

export const messages = {
  title: 'Reporta un problema',
  intro:
    'Esaki ta traha un file cu e ultimo pantayanan cu bo a mira, pa nos por haya e fout. Nada no ta wordo manda: bo ta warda e file y bo ta dicidi ken ta hay’e.',
  insideHeading: 'Den e file',
  inside: {
    screens: 'Cua pantaya bo a mira y kico bo a primi',
    numbers: 'E prijs y aña cu bo a type den filter',
    contents: 'Loke e tienda a mustra: producto, prijs, potret',
    surroundings: 'E tamaño di e bentana, e idioma, e version di e tienda',
    problems: 'Fout di e tienda: {count}',
  },
  outsideHeading: 'No den e file',
  outside: {
    typed:
      'Loke mas bo a type: den su luga “xxx”, “xxy” of “01” ta mustra solamente con e tabata parce, y si e tabata mescos atrobe',
    person: 'Ken bo ta, y cua aparato of browser bo ta uza',
    times: 'E fecha y e ora: ta warda solamente cuanto tempo cada paso a dura',
  },
  showFile: 'Mira e file',
  fileLabel: 'E file',
  cutSteps: 'Solamente e ultimo pasonan ta den e file.',
  cutLists: 'E listanan largo ta den e file asina leu cu nan a wordo mustra.',
  wordsLabel: 'Kico a bay robes?',
  wordsHint:
    'Esaki ta bay den e file manera bo ta skirbie, marca como di bo. Por fabor no pone nomber, adres of otro dato personal. Maximo 500 caracter.',
  save: 'Warda e file',
  saved: 'A warda e file como {name}. Si bo kier pa nos wak e, mand’e na {email}.',
  notSaved: 'No a logra warda e file. Conta nos den bo mes palabra na {email}.',
  notMade: 'No a logra traha e file. Conta nos den bo mes palabra na {email}.',
  close: 'Cera',
} satisfies Translation<typeof en>;
