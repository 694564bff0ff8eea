import type { Translation } from '../../../../shared/i18n/messages';
import type { messages as en } from './en';

export const messages = {
  title: 'Meld een probleem',
  intro:
    'Hiermee maak je een bestand met de laatste schermen die je zag, zodat wij de fout kunnen vinden. Er wordt niets verstuurd: je bewaart het bestand en bepaalt zelf wie het krijgt.',
  insideHeading: 'Wel in het bestand',
  inside: {
    screens: 'Welke schermen je zag en waar je op drukte',
    numbers: 'De prijzen en jaren die je in filters typte',
    contents: 'Wat de winkel liet zien: producten, prijzen, foto’s',
    surroundings: 'De grootte van het venster, de taal, de versie van de winkel',
    problems: 'Fouten van de winkel: {count}',
  },
  outsideHeading: 'Niet in het bestand',
  outside: {
    typed:
      'Wat je verder typte: tekens zoals ‘xxx’, ‘xxy’ en ‘01’ laten alleen de vorm ervan zien, en of het weer hetzelfde was',
    person: 'Wie je bent, en welk apparaat of welke browser je gebruikt',
    times: 'De datum en het tijdstip (wel hoelang elke stap duurde)',
  },
  showFile: 'Bestand bekijken',
  fileLabel: 'Het bestand',
  cutSteps: 'Alleen de laatste stappen staan in het bestand.',
  cutLists: 'Lange lijsten staan in het bestand voor zover ze te zien waren.',
  wordsLabel: 'Wat ging er mis?',
  wordsHint:
    'Dit komt in het bestand zoals je het schrijft, met erbij dat het van jou is. Laat namen, adressen en andere persoonlijke gegevens weg. Hoogstens 500 tekens.',
  save: 'Bestand bewaren',
  saved: 'Bewaard als {name}. Wil je dat wij ernaar kijken, stuur het dan naar {email}.',
  notSaved: 'Het bestand kon niet worden bewaard. Vertel het ons in je eigen woorden: {email}.',
  notMade: 'Het bestand kon niet worden gemaakt. Vertel het ons in je eigen woorden: {email}.',
  close: 'Sluiten',
} satisfies Translation<typeof en>;
