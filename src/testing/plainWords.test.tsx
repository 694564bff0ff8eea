import { act, screen, waitFor } from '@testing-library/react';
import { clockTicked, wentOffline } from '../api/connectionSlice';
import { updateFound } from '../features/offline/releaseSlice';
import { CrashPage } from '../features/shell/errors/CrashPage';
import { MenuBoundary } from '../features/shell/menus/menus';
import { ScreenLoading } from '../features/shell/ScreenLoading';
import { languageFailed } from '../router/languageSlice';
import { type Language, PSEUDO } from '../shared/i18n/languages';
import { loadMessages } from '../shared/i18n/messages';
import { painted } from '../shared/lib/usePainted';
import { plainWords } from './plainWords';
import { fillForms, pressButtons } from './pressButtons';
import { renderApp } from './renderApp';
import { renderPart } from './renderPart';
import { respondWith } from './states/mockedNetwork';
import { plain, responses } from './states/stateResponses';

jest.mock('../shared/config/times', () => ({
  ...jest.requireActual<object>('../shared/config/times'),
  PRETENDED_WORK_MS: 20,
}));

beforeEach(() => {
  document.title = '';
  document.body.replaceChildren();
  respondWith(responses(plain));
  jest.spyOn(window, 'open').mockReturnValue(null);
  jest.spyOn(console, 'log').mockImplementation();
});

test('plain words are found in texts, attributes and the title, but for names and quotes', () => {
  document.body.innerHTML = `
    <p>Ɓîķéš îñ <b>Aruba</b> <q>scooter</q> 5 m</p>
    <p>Ɓîķéš and more</p>
    <button aria-label="Close">×</button>
    <img alt="Beach" /><img alt="Ɓåĝ Hat" />
    <input type="submit" value="Send" /><input value="ana" />
    <h3 lang="en">Hat</h3>
    <p lang="en-XA" title="Šĥåŕé Hat">Two</p>`;
  document.title = 'Bikes | Dushi Market';
  expect(plainWords(document)).toEqual([
    'title of the page: Bikes | Dushi Market',
    'P: Ɓîķéš and more',
    'aria-label: Close',
    'alt: Beach',
    'value: Send',
    'P: Two',
  ]);
});

function Lost(): never {
  throw new Error('The menu is lost');
}

test.each([
  ['a crash', <CrashPage key="crash" />],
  [
    'a menu that does not come',
    <MenuBoundary key="menu">
      <Lost />
    </MenuBoundary>,
  ],
  ['a screen on its way', <ScreenLoading key="loading" />],
])('%s: every text is a message', async (_name, part) => {
  jest.spyOn(console, 'error').mockImplementation();
  await loadMessages(PSEUDO as Language);
  renderPart(part, '/xa');
  expect(document.body).toHaveTextContent('ö');
  expect(plainWords(document)).toEqual([]);
});

test('notices: every text is a message', async () => {
  const { store } = await renderApp('/xa');
  await screen.findAllByText('Beach bag 6');
  await act(async () => {
    store.dispatch(updateFound());
    store.dispatch(wentOffline());
    store.dispatch(clockTicked(Date.now() + 3_600_000));
    store.dispatch(languageFailed('nl'));
    await painted();
  });
  await act(painted);
  expect(screen.getByText(/^Nederlands ç/)).toBeVisible();
  expect(plainWords(document)).toEqual([]);
});

test.each([
  ['/xa', 'Beach bag 6'],
  ['/xa/bikes/listings?color=Red', 'Island cruiser 1'],
  ['/xa/bikes/listings?bike=bike-2', 'Well kept'],
  ['/xa/vehicles/type-2', 'Style 3'],
  ['/xa/login', 'Dushi Market'],
  ['/xa/signup', 'Dushi Market'],
])('%s: every text that comes by pressing buttons is a message', async (address, shows) => {
  const { user } = await renderApp(address, { user: { delay: null } });
  await screen.findAllByText(new RegExp(shows));
  await fillForms(user);
  const count = await pressButtons(user, () => {
    expect(plainWords(document)).toEqual([]);
  });
  expect(count).toBeGreaterThan(2);
  // What is pretended to be sent takes its time.
  await waitFor(() => {
    expect(screen.queryAllByRole('button', { name: /\.\.\./ })).toEqual([]);
  });
  expect(plainWords(document)).toEqual([]);
});
