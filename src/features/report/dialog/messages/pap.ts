import type { TranslationOf } from '../../../../shared/i18n/translation';
import type { messages as en } from './en';

const pap = {
  title: 'Reporta un problema',
  intro:
    'Esaki ta traha un file cu e ultimo pantayanan cu bo a mira, pa nos por haya e fout. Nada no ta wordo manda: bo ta warda e file y bo ta dicidi ken ta hay’e.',
  screensHeading: 'Loke e file ta mustra',
  screenTitle: 'E pantaya na paso {step}',
  screenMissing: 'No por mustra e pantaya aki awor. Den e file si e t’ey.',
  step: 'Paso',
  stepPosition: 'Paso {step} di {count}',
  lastStep: 'e ultimo',
  momentBefore: 'un momento prome',
  secondsBefore: {
    one: '{count} seconde prome',
    other: '{count} seconde prome',
  },
  minutesBefore: {
    one: '{count} minuut prome',
    other: '{count} minuut prome',
  },
  previousStep: 'Anterior',
  nextStep: 'Siguiente',
  insideHeading: 'Den e file',
  inside: {
    screens: 'Cua pantaya bo a mira y kico bo a primi',
    contents: 'Loke e tienda a mustra: producto, prijs, potret',
    surroundings: 'E tamaño di bo pantaya, e idioma, e version di e tienda',
    problems: 'Fout di e tienda: {count}',
  },
  outsideHeading: 'No den e file',
  outside: {
    typed:
      'Loke bo a type: den su luga “xxx”, “xxy” of “01” ta mustra solamente con e tabata parce, y si e tabata mescos atrobe',
    person: 'Ken bo ta, y cua aparato of browser bo ta uza',
    times: 'E fecha y e ora: ta warda solamente cuanto tempo cada paso a dura',
  },
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
} as const;

export const messages = pap satisfies TranslationOf<typeof en, typeof pap>;
