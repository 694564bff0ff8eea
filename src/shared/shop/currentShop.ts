import { DEFAULT_LANGUAGE, type Language, setLanguages } from '../i18n/languages';
import { addTexts, textsChanged } from '../i18n/messages';
import type { Shop } from './shop';

const shops = new Map<Language, Shop>();

/**
 * Opens a shop, in one language or more: one for each process or page, before anything is rendered.
 * Later calls update what is on the screen.
 */
export function setShop(opened: Readonly<Partial<Record<Language, Shop>>>): void {
  shops.clear();
  for (const [language, shop] of Object.entries(opened)) {
    shops.set(language as Language, shop);
    setLanguages(shop.languages);
  }
  textsChanged();
}

/**
 * The shop in a language; in the first one that is here while that is being loaded.
 * @throws Error before a shop was opened
 */
export function getShop(language: Language): Shop {
  const [first] = shops.values();
  const shop = shops.get(language) ?? first;
  if (!shop) throw new Error('No shop is open');
  return shop;
}

/** A name of what the browser stores: apart from that of other shops at the same address. */
export function storageName(name: string): string {
  return `${getShop(DEFAULT_LANGUAGE).id}:${name}`;
}

/** What the server serves at `translations`. Our own server wrote it: its shape needs no second check. */
async function load(language: Language): Promise<void> {
  const address = addressToLoad(language);
  if (address === undefined) return;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The shop in ${language} failed: ${String(response.status)}`);
  shops.set(language, (await response.json()) as Shop);
  textsChanged();
}

function addressToLoad(language: Language): string | undefined {
  return shops.has(language) ? undefined : getShop(language).translations[language];
}

addTexts({ load, isLoaded: (language) => addressToLoad(language) === undefined });
