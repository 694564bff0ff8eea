import { DEFAULT_LANGUAGE, type Language, setLanguages } from '../i18n/languages';
import { addTexts, textsChanged } from '../i18n/messages';
import type { Shop } from './shop';

const shops = new Map<Language, Shop>();

/**
 * Sets the shop of the process or page, in one or more languages. Call it before the first render; later
 * calls update the screen.
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
 * The shop in a language; until it is loaded, in the first available one.
 * @throws Error before `setShop`
 */
export function getShop(language: Language): Shop {
  const [first] = shops.values();
  const shop = shops.get(language) ?? first;
  if (!shop) throw new Error('No shop is open');
  return shop;
}

/** Scopes a name of browser storage to the shop: another one may use the same origin. */
export function storageName(name: string): string {
  return `${getShop(DEFAULT_LANGUAGE).id}:${name}`;
}

/** Loads the JSON of `translations`. Our own server wrote it, so it needs no validation. */
async function load(language: Language): Promise<void> {
  const address = addressToLoad(language);
  if (address === undefined) return;
  const response = await fetch(address);
  if (!response.ok) {
    const error = new Error(`The shop in ${language} failed: ${String(response.status)}`);
    if (response.status === 404) error.name = 'TextsGoneError';
    throw error;
  }
  shops.set(language, (await response.json()) as Shop);
  textsChanged();
}

function addressToLoad(language: Language): string | undefined {
  return shops.has(language) ? undefined : getShop(language).translations[language];
}

addTexts({ load, isLoaded: (language) => addressToLoad(language) === undefined });
