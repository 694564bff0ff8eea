import { type PageState, readPageState } from '../src/app/browser/pageState';
import { rootReducer } from '../src/app/rootReducer';
import { ownOriginConfig } from '../src/shared/config/runtimeConfig';
import { testShop } from '../src/testing/testShop';
import { escapeHtml, scriptJson } from './escape';

const config = { ...ownOriginConfig, language: 'en' as const, shop: testShop };
const state = rootReducer(undefined, { type: 'start' });

function readBack(textContent: string): PageState | null {
  return readPageState({ getElementById: () => ({ textContent }) } as unknown as Document);
}

test('the browser reads the state of a page', () => {
  const pageState: PageState = { config, state };
  expect(readBack(scriptJson(pageState))).toEqual(pageState);
});

test('the app shell has settings only', () => {
  expect(readBack(scriptJson({ config }))).toEqual({ config });
});

test('no text ends a script element', () => {
  const hostile = '</script><script>alert(1)</script>';
  const location = { ...state.location, search: hostile };
  const text = scriptJson({ config, state: { ...state, location } });
  expect(text).not.toContain('<');
  expect(readBack(text)?.state?.location?.search).toBe(hostile);
});

test('no text ends an element or an attribute', () => {
  expect(escapeHtml(`<a href="x" title='&'>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;&amp;&#39;&gt;',
  );
});
