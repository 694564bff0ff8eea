import { type UnknownAction, createSlice } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { DEFAULT_LANGUAGE, type Language, languages } from './languages';
import { useLanguage } from './useLanguage';

interface ContentLanguageState {
  /** The fallback for backends without `Content-Language`: the shop's setting. */
  readonly shop: string;
  /** `Content-Language` of the latest response of each area, by its reducer path. */
  readonly areas: Readonly<Record<string, string>>;
}

const initialState: ContentLanguageState = { shop: DEFAULT_LANGUAGE, areas: {} };

/** The language of backend texts; restored responses set it too. */
export const contentLanguageSlice = createSlice({
  name: 'contentLanguage',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder.addMatcher(isLanguageOfResponse, (state, { type, meta }) => {
      const [area = ''] = type.split('/');
      const language = meta.baseQueryMeta.contentLanguage;
      if (language === null) Reflect.deleteProperty(state.areas, area);
      else state.areas[area] = language;
    }),
});

/**
 * The `lang` of texts of a backend area (its reducer path), for the pronunciation of screen readers;
 * undefined if it is the page's language.
 */
export function useContentLang(area: string): string | undefined {
  const language = useSelector(
    ({ contentLanguage: { areas, shop } }: ContentState) => areas[area] ?? shop,
  );
  return langBeside(useLanguage(), language);
}

/** `lang` of one backend text, whose response may have named its language. */
export function useTextLang(said: string | undefined): string | undefined {
  const shop = useSelector(({ contentLanguage }: ContentState) => contentLanguage.shop);
  return langBeside(useLanguage(), said ?? shop);
}

/** `Accept-Language` of calls to backends: the language of the address, then the shop's own. */
export function acceptLanguage({
  location,
  contentLanguage: { shop },
}: ContentState & { readonly location: { readonly language: Language } }): string {
  const { tag } = languages[location.language];
  return tag === shop ? tag : `${tag}, ${shop};q=0.5`;
}

function langBeside(page: Language, text: string): string | undefined {
  return text === languages[page].tag ? undefined : text;
}

interface ContentState {
  readonly contentLanguage: ContentLanguageState;
}

interface LanguageMeta {
  readonly baseQueryMeta: { readonly contentLanguage: string | null };
}

/** Only successful responses of backends have it. */
function isLanguageOfResponse(
  action: UnknownAction,
): action is UnknownAction & { readonly meta: LanguageMeta } {
  const meta = action.meta as Partial<LanguageMeta> | undefined;
  return meta?.baseQueryMeta?.contentLanguage !== undefined;
}
