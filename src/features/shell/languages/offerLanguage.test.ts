import { act } from '@testing-library/react';
import { languageAnswered, selectOfferedLanguage } from '../../../router/languageSlice';
import { renderApp } from '../../../testing/renderApp';
import { offerLanguage, preferredLanguage } from './offerLanguage';

test.each([
  [['nl-BE', 'nl', 'en'], 'nl'],
  [['pap-AW'], 'pap'],
  [['es-419'], 'es'],
  // Unsupported languages are ignored.
  [['qaa-DE', 'qab', 'es'], 'es'],
  [['EN-us'], 'en'],
  [['qaa', 'xa'], undefined],
  // Invalid tags are ignored.
  [['*', ''], undefined],
  [[], undefined],
])('of %j we speak %p', (tags, language) => {
  expect(preferredLanguage(tags)).toBe(language);
});

describe('a visitor who prefers Dutch', () => {
  beforeEach(() => {
    localStorage.clear();
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['nl-AW']);
  });

  const offeredAt = async (address: string) => {
    const { store, leave } = await renderApp(address);
    await act(() => offerLanguage(store));
    const offered = selectOfferedLanguage(store.getState());
    act(() => {
      store.dispatch(languageAnswered());
    });
    leave();
    return offered;
  };

  test('is asked once', async () => {
    expect(await offeredAt('/about')).toBe('nl');
    expect(await offeredAt('/about')).toBeNull();
  });

  test('is not asked where the page is Dutch', async () => {
    expect(await offeredAt('/nl/about')).toBeNull();
  });

  test('is not asked by a browser that cannot keep the answer', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('refused');
    });
    expect(await offeredAt('/about')).toBeNull();
  });
});
