import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../app/routes';
import { extraOf } from '../../app/store';
import { addressChanged, addressOf } from '../../router/locationSlice';
import { allAnnounced, watchAnnouncements } from '../../testing/announcements';
import { expectAccessible } from '../../testing/expectAccessible';
import { renderApp } from '../../testing/renderApp';
import { testShop } from '../../testing/testShop';
import { switchLanguage } from '../shell/languages/switchLanguage';
import { readReport } from './readReport';
import type { Report } from './reportFile';

const footerButton = () =>
  within(screen.getByRole('contentinfo')).findByRole('button', { name: 'Report a problem' });
const dialog = () => within(screen.getByRole('dialog', { name: 'Report a problem' }));
const shownFile = () => dialog().findByRole<HTMLTextAreaElement>('textbox', { name: 'The file' });

const announced = watchAnnouncements();

/** The saved files. */
const saved: { readonly name: string; readonly blob: Blob }[] = [];

beforeEach(() => {
  saved.length = 0;
  let last: Blob | undefined;
  URL.createObjectURL = (blob: Blob) => {
    last = blob;
    return 'blob:http://localhost/1';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    if (last) saved.push({ name: this.download, blob: last });
  });
});

async function savedReport(): Promise<Report> {
  const [file] = saved;
  if (!file) throw new Error('Nothing was saved');
  const read = readReport(await file.blob.text());
  if ('refusal' in read) throw new Error(read.refusal);
  return read.report;
}

test('the footer opens a dialog that shows what it saves, and records nothing of itself', async () => {
  const { store, user } = await renderApp('/about?priceMin=1500');
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Terms' }));
  await screen.findByRole('heading', { name: 'Unexpected Application Error!' });
  const steps = extraOf(store).recorder.steps.length;
  const button = await footerButton();
  await user.click(button);

  await screen.findByRole('dialog', { name: 'Report a problem' });
  expect(dialog().getByText(/prices and years that you typed/)).toBeVisible();
  await expectAccessible(screen.getByRole('dialog'));
  await user.click(dialog().getByText('Show the file'));
  const shown = JSON.parse((await shownFile()).value) as Report;
  await expectAccessible(screen.getByRole('dialog'));
  await user.click(dialog().getByRole('button', { name: 'Save the file' }));
  expect(shown).toEqual(await savedReport());
  expect(extraOf(store).recorder.steps).toHaveLength(steps);

  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button).toHaveFocus();
});

test('Escape before it opens keeps it closed', async () => {
  await renderApp('/about');
  const button = await footerButton();
  fireEvent.click(button);
  fireEvent.keyDown(button, { key: 'Escape' });
  await act(() => import('./dialog/ReportDialog'));
  expect(button).toHaveAttribute('aria-busy', 'false');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['during it', { isComposing: true }],
  ['after it, as WebKit sends it', { keyCode: 229 }],
])('Escape that ends a composition, %s, keeps the words', async (_when, init) => {
  const { user } = await renderApp('/about');
  await user.click(await footerButton());
  await screen.findByRole('dialog');
  const words = dialog().getByRole('textbox', { name: 'What went wrong? (optional)' });
  await user.type(words, 'Dí');
  fireEvent.keyDown(words, { key: 'Escape', ...init });
  expect(words).toBeVisible();
  expect(words).toHaveValue('Dí');
});

test('the file has the words of the visitor, and is saved, not sent', async () => {
  const { user } = await renderApp('/about');
  await user.click(await footerButton());
  await screen.findByRole('dialog');
  const words = dialog().getByRole('textbox', { name: 'What went wrong? (optional)' });
  expect(words).toHaveAttribute('maxlength', '500');
  await user.type(words, ' The team is upside down. ');
  await allAnnounced(announced);
  await user.click(dialog().getByRole('button', { name: 'Save the file' }));
  expect(await allAnnounced(announced)).toEqual([expect.stringMatching(/^Saved as dushi-/)]);

  const name = await dialog().findByText('dushi-market-report.json');
  expect(name).toBeVisible();
  expect(screen.getByRole('dialog')).toHaveTextContent('Saved as dushi-market-report.json');
  expect(dialog().getByRole('link', { name: testShop.contact.email })).toHaveAttribute(
    'href',
    `mailto:${testShop.contact.email}`,
  );
  expect(saved.map(({ name }) => name)).toEqual(['dushi-market-report.json']);
  const { actions, meta, preloadedState } = await savedReport();
  expect(meta).toMatchObject({
    shop: 'dushi-market',
    language: 'en',
    screen: { width: window.innerWidth, height: window.innerHeight },
    words: 'The team is upside down.',
  });
  expect(meta.times).toHaveLength(actions.length);
  expect(preloadedState.location?.pathname).toBe('/about');
});

test('a browser that does not save it is told about, and may be asked again', async () => {
  const { user } = await renderApp('/about');
  await user.click(await footerButton());
  await screen.findByRole('dialog');
  const { createObjectURL } = URL;
  URL.createObjectURL = () => {
    throw new Error('Not here');
  };
  await user.click(dialog().getByRole('button', { name: 'Save the file' }));
  expect(await dialog().findByText(/^The file could not be saved\. Tell us .* at/)).toBeVisible();
  expect(dialog().getByRole('link', { name: testShop.contact.email })).toBeVisible();

  URL.createObjectURL = createObjectURL;
  await user.click(dialog().getByRole('button', { name: 'Save the file' }));
  await dialog().findByText(/^Saved as/);
  expect(dialog().queryByText(/could not be saved/)).toBeNull();
  expect(saved).toHaveLength(1);
});

test('without words the file has none', async () => {
  const { user } = await renderApp('/about');
  await user.click(await footerButton());
  await screen.findByRole('dialog');
  await user.click(dialog().getByRole('button', { name: 'Save the file' }));
  await dialog().findByText(/^Saved as/);
  expect((await savedReport()).meta).not.toHaveProperty('words');
});

test('going back closes it, another language does not', async () => {
  const { store, user } = await renderApp('/about');
  await user.click(await footerButton());
  await screen.findByRole('dialog');
  await act(() => store.dispatch(switchLanguage('nl')));
  expect(await screen.findByRole('dialog', { name: 'Meld een probleem' })).toBeVisible();
  expect(dialogs()).toHaveLength(1);
  act(() => {
    store.dispatch(addressChanged(addressOf('/nl/cart', 'pop')));
  });
  await waitFor(() => {
    expect(dialogs()).toHaveLength(0);
  });
});

const dialogs = () => screen.queryAllByRole('dialog');

function Crash(): never {
  throw new Error('boom');
}

test('a screen that has crashed is in the file', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const wishlist = routes.find(({ id }) => id === 'wishlist');
  if (!wishlist) throw new Error('no such route');
  jest.replaceProperty(wishlist, 'element', <Crash />);
  const { user } = await renderApp('/about');
  await user.click(screen.getByRole('link', { name: /^Wishlist/ }));
  await user.click(
    await within(screen.getByRole('main')).findByRole('button', { name: 'Report a problem' }),
  );
  await screen.findByRole('dialog');
  expect(dialog().getByText('Faults of the shop: 1')).toBeVisible();
});

test('the error page offers it', async () => {
  const { user } = await renderApp('/no/such/page');
  await user.click(
    await within(screen.getByRole('main')).findByRole('button', { name: 'Report a problem' }),
  );
  expect(await screen.findByRole('dialog', { name: 'Report a problem' })).toBeVisible();
});
