import { isAnyOf } from '@reduxjs/toolkit';
import { addAppListener } from '../../../app/listeners';
import type { AppStore } from '../../../app/store';
import { languageAnswered, languageOffered } from '../../../router/languageSlice';
import { selectLanguage } from '../../../router/locationSlice';
import { type Language, languages, shopLanguages } from '../../../shared/i18n/languages';
import { storageName } from '../../../shared/shop/currentShop';
import { noticesMessages } from '../notices/noticesMessages';

/** Key in `localStorage` that records the visitor's answer. */
const STORED_NAME = 'language-answered';

/** Offers another of our languages that the browser prefers, until the visitor answers. */
export async function offerLanguage(store: AppStore): Promise<void> {
  const { dispatch, getState } = store;
  dispatch(addAppListener({ matcher: isAnyOf(languageAnswered), effect: keepAnswer }));
  const preferred = preferredLanguage(navigator.languages);
  if (!preferred || preferred === selectLanguage(getState()) || hasAnswered()) return;
  try {
    // Only the notice's messages, in case the visitor declines.
    await noticesMessages.load(preferred);
  } catch {
    // Offered again on the next visit.
    return;
  }
  if (selectLanguage(getState()) !== preferred) dispatch(languageOffered(preferred));
}

/** The visitor's first language that is one of ours, of the same region if possible. */
export function preferredLanguage(tags: readonly string[]): Language | undefined {
  for (const tag of tags) {
    const candidates = shopLanguages().filter(
      (code) => baseOf(languages[code].tag) === baseOf(tag),
    );
    const sameRegion = candidates.find(
      (code) => languages[code].tag.toLowerCase() === tag.toLowerCase(),
    );
    const preferred = sameRegion ?? candidates[0];
    if (preferred) return preferred;
  }
  return undefined;
}

const baseOf = (tag: string) => tag.split('-', 1)[0]?.toLowerCase();

function hasAnswered(): boolean {
  try {
    return localStorage.getItem(storageName(STORED_NAME)) !== null;
  } catch {
    // Without storage, the visitor would be asked on every page.
    return true;
  }
}

function keepAnswer(): void {
  try {
    localStorage.setItem(storageName(STORED_NAME), '1');
  } catch {
    // Storage is refused.
  }
}
