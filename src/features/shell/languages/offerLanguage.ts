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

/**
 * The visitor's first language that is one of ours, in the same script: `nl-BE` matches Dutch, `zh-TW`
 * matches `zh-hant`. The same region has priority.
 */
export function preferredLanguage(tags: readonly string[]): Language | undefined {
  for (const tag of tags) {
    const candidates = shopLanguages().filter(
      (code) => baseOf(languages[code].tag) === baseOf(tag),
    );
    const [only] = candidates;
    // Avoids `Intl`, whose first use is slow, except for tags with a script and codes with a suffix.
    const isPlain = PLAIN_TAG.test(tag) && only?.includes('-') === false;
    if (isPlain && candidates.length === 1) return only;
    const wanted = candidates.length > 0 ? likely(tag) : undefined;
    const same = candidates.filter((code) => {
      const ours = likely(languages[code].tag);
      return ours?.language === wanted?.language && ours?.script === wanted?.script;
    });
    const [first] = same;
    if (first)
      return same.find((code) => likely(languages[code].tag)?.region === wanted?.region) ?? first;
  }
  return undefined;
}

/** A language with an optional region. */
const PLAIN_TAG = /^[a-z]{2,3}(?:-(?:[a-z]{2}|\d{3}))?$/i;

const baseOf = (tag: string) => tag.split('-', 1)[0]?.toLowerCase();

/** A language with its likely script and region; undefined for an invalid tag. */
function likely(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return undefined;
  }
}

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
