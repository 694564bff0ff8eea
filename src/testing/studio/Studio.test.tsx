import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { http, HttpResponse } from 'msw';
import shopJson from '../../../shops/dushi-market/shop.json';
import { resolveTheme } from '../../shared/shop/theme/themeColors';
import { server } from '../mswServer';
import { testShopFile, testShops } from '../testShop';
import { Studio } from './Studio';
import { type JsonObject, STUDIO, type SaveResult, type StudioCheck } from './contract';

const file = shopJson as unknown as JsonObject;
const theme = resolveTheme(testShopFile.theme);
const shown = { shops: testShops, colors: '', fonts: '', theme };
const fine: StudioCheck = { faults: [], contrast: [], shown };

/** Stands for the development server. */
function serveStudio(check: (value: JsonObject) => StudioCheck, save?: () => SaveResult) {
  const saved: { readonly value: JsonObject; readonly hash: string | null }[] = [];
  server.use(
    http.get(STUDIO.file, () =>
      HttpResponse.json({
        path: 'shops/dushi-market/shop.json',
        hash: 'first',
        value: file,
        names: ['logo.svg', 'other.svg', 'cars.webp', 'text.woff2'],
      }),
    ),
    http.post(STUDIO.check, async ({ request }) =>
      HttpResponse.json(check((await request.json()) as JsonObject)),
    ),
    http.put(STUDIO.file, async ({ request }) => {
      saved.push({
        value: (await request.json()) as JsonObject,
        hash: request.headers.get('if-match'),
      });
      return HttpResponse.json(save?.() ?? { kind: 'saved', hash: `hash${String(saved.length)}` });
    }),
  );
  return saved;
}

async function openStudio() {
  const visitor = userEvent.setup({ delay: null });
  const { container } = render(<Studio />);
  const name = await screen.findByLabelText('Name');
  const field = (label: string) => screen.getByLabelText(label, { exact: true });
  const press = (button: string | RegExp) =>
    visitor.click(screen.getByRole('button', { name: button }));
  return { visitor, container, name, field, press };
}

const status = () => screen.getByRole('status');

test('changes a text and saves it under the hash that was read', async () => {
  const saved = serveStudio(() => fine);
  const { visitor, name, press } = await openStudio();
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await visitor.clear(name);
  await visitor.type(name, 'My Shop');
  expect(status()).toHaveTextContent('Not saved yet');
  await press('Save');
  await waitFor(() => {
    expect(status()).toHaveTextContent(/^Saved$/);
  });
  expect(saved).toEqual([{ value: { ...file, name: 'My Shop' }, hash: '"first"' }]);
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await visitor.type(name, 's');
  await press('Save');
  await waitFor(() => {
    expect(saved[1]?.hash).toBe('"hash1"');
  });
});

test('gives up changes, and warns before they are lost', async () => {
  serveStudio(() => fine);
  const { visitor, name, press } = await openStudio();
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(leave()).toBe(false);
  await visitor.type(name, '!');
  expect(leave()).toBe(true);
  await press('Revert');
  expect(name).toHaveValue('Dushi Market');
  expect(leave()).toBe(false);
});

test('a fault is said beside its field, and the list of faults leads there', async () => {
  serveStudio((value) =>
    value.name === ''
      ? { faults: [{ place: 'name', message: 'must not be empty' }], contrast: [] }
      : fine,
  );
  const { visitor, container, name, press } = await openStudio();
  await visitor.clear(name);
  await waitFor(() => {
    expect(name).toBeInvalid();
  });
  expect(name).toHaveAccessibleDescription(/must not be empty/);
  await press('Name');
  expect(name).toHaveFocus();
  expect(await axe(container)).toHaveNoViolations();
});

test('a field of a closed section opens with it', async () => {
  const place = 'platforms[1].url';
  serveStudio(() => ({ ...fine, faults: [{ place, message: 'must be a link' }] }));
  const { visitor } = await openStudio();
  await visitor.click(await screen.findByRole('button', { name: 'Platforms 2, link' }));
  expect(document.activeElement).toHaveAccessibleDescription(/must be a link/);
  expect(document.activeElement).toBeVisible();
});

test('what is hard to read is said beside the colour, with one that is not', async () => {
  const suggestion = { name: 'theme.color.primary', value: '#0b7285' };
  serveStudio((value) => {
    const isBad = JSON.stringify(value.theme).includes('#9ad0d8');
    const pair = ['white', 'primary'] as const;
    const fault = { pair, place: 'buttons', ratio: 1.699, needed: 4.5, suggestion };
    return { ...fine, contrast: isBad ? [fault] : [] };
  });
  const { visitor, container, field, press } = await openStudio();
  await visitor.clear(field('Primary'));
  await visitor.type(field('Primary'), '#9ad0d8');
  expect(await screen.findByText('White on primary: 1.69, needs 4.5')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await press('Use #0b7285');
  expect(field('Primary')).toHaveValue('#0b7285');
  await waitFor(() => {
    expect(screen.queryByText(/needs 4.5/)).not.toBeInTheDocument();
  });
});

test('a derived colour gets a value of its own, and gives it up again', async () => {
  const saved = serveStudio(() => fine);
  const { press, field, visitor } = await openStudio();
  await press('Glow: use an own value');
  expect(field('Glow')).toHaveValue(theme.colors.glow);
  await visitor.clear(field('Glow'));
  await visitor.type(field('Glow'), '#ffffff');
  await press('Save');
  await waitFor(() => {
    expect(saved).toHaveLength(1);
  });
  expect(saved[0]?.value.theme).toMatchObject({
    color: { glow: { $value: { colorSpace: 'srgb', components: [1, 1, 1], hex: '#ffffff' } } },
  });
  await press('Glow: derive it');
  expect(screen.getByRole('button', { name: 'Glow: use an own value' })).toBeVisible();
  await press('Revert');
  await press('Glow: derive it');
  await press('Save');
  await waitFor(() => {
    expect(saved).toHaveLength(2);
  });
  expect(saved[1]?.value).toEqual(file);
});

test('texts for each language, or one for all', async () => {
  const saved = serveStudio(() => fine);
  const { visitor, press, field } = await openStudio();
  await press('Place: one text for each language');
  await visitor.type(field('Place in Nederlands'), 'Eiland');
  await press('Title: one text for all languages');
  await press('Save');
  await waitFor(() => {
    expect(saved).toHaveLength(1);
  });
  expect(saved[0]?.value).toMatchObject({
    place: { en: 'Aruba', nl: 'Eiland' },
    title: shopJson.title.en,
  });
});

test('files are chosen by their names, entries of lists are added, moved and taken out', async () => {
  const saved = serveStudio(() => fine);
  const { visitor, press, field } = await openStudio();
  await visitor.selectOptions(field('Logo'), 'other.svg');
  expect(within(field('Logo')).queryByText('cars.webp')).not.toBeInTheDocument();
  await visitor.click(screen.getByText('Social links', { selector: 'h2' }));
  await press('Add to social links');
  const [first, second] = shopJson.social;
  await visitor.click(screen.getByText(second?.name ?? '', { selector: 'summary span' }));
  await press(`Move ${second?.name ?? ''} up`);
  await visitor.click(screen.getByText(first?.name ?? '', { selector: 'summary span' }));
  await press(`Remove ${first?.name ?? ''}`);
  await press('Save');
  await waitFor(() => {
    expect(saved).toHaveLength(1);
  });
  const [, ...rest] = shopJson.social;
  expect(saved[0]?.value).toMatchObject({
    logo: 'other.svg',
    social: [...rest, shopJson.social.at(-1)],
  });
});

test('a file that has changed meanwhile is read again, not written over', async () => {
  serveStudio(
    () => fine,
    () => ({ kind: 'changed meanwhile' }),
  );
  const { visitor, name, press } = await openStudio();
  await visitor.type(name, '!');
  await press('Save');
  await waitFor(() => {
    expect(status()).toHaveTextContent('Not saved: the file has changed on the disk');
  });
  await press('Read it again');
  await waitFor(() => {
    expect(name).toHaveValue('Dushi Market');
  });
});

test('what the server refuses is said where it belongs', async () => {
  serveStudio(
    () => fine,
    () => ({ kind: 'refused', faults: [{ place: 'name', message: 'must be shorter' }] }),
  );
  const { visitor, name, press } = await openStudio();
  await visitor.type(name, '!');
  await press('Save');
  await waitFor(() => {
    expect(status()).toHaveTextContent('Not saved: one thing is wrong');
  });
  expect(name).toHaveAccessibleDescription(/must be shorter/);
});

test('says that the server has gone', async () => {
  serveStudio(() => fine);
  const { visitor, name } = await openStudio();
  server.use(http.post(STUDIO.check, () => HttpResponse.error()));
  await visitor.type(name, '!');
  await waitFor(() => {
    expect(status()).toHaveTextContent('The development server does not answer');
  });
});
