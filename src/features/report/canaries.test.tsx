import { act, fireEvent, screen } from '@testing-library/react';
import { extraOf } from '../../app/store';
import { navigate } from '../../router/locationSlice';
import { painted } from '../../shared/lib/usePainted';
import { randomVisit } from '../../testing/randomVisit';
import { foundSecrets, secretsOf } from '../../testing/secrets';
import { cases } from '../../testing/sweeps';
import { makeReport } from './makeReport';
import { readReport } from './readReport';
import { reportText } from './reportFile';

const facts = { release: 'main.0123abcd', screen: { width: 390, height: 844 } };
/** `npm run proof -- report` types as many. */
const SECRETS = process.env.REPORT_VISITS === undefined ? cases(150, 1_000) : 1_000;

beforeEach(() => {
  for (const method of ['log', 'warn', 'error'] as const) {
    jest.spyOn(console, method).mockImplementation(() => undefined);
  }
});

test('a secret is found in whatever encoding', () => {
  const secret = 'Dora+Kelly@home.example';
  const forms = [
    secret,
    encodeURIComponent(secret),
    btoa(secret),
    btoa(`{"a":"${secret}"}`),
    secret.toUpperCase(),
    Array.from(secret).reverse().join(''),
    JSON.stringify(JSON.stringify(`"${secret}"`)),
    'the mail of kelly@home',
  ];
  expect(forms.filter((form) => foundSecrets(`"${form}"`, [secret]).length === 0)).toEqual([
    'the mail of kelly@home',
  ]);
});

test('of many secrets that were typed and addressed on all screens, none is in a report', async () => {
  const secrets = secretsOf(7, SECRETS);
  const waiting = [...secrets];
  const next = () => waiting.pop() ?? secrets[0] ?? '';
  const coded = () => encodeURIComponent(next());
  const addresses = [
    () => `/?${coded()}=${coded()}#${coded()}`,
    () => `/bikes/listings?priceMin=${coded()}&bike=${coded()}&area=${coded()}&page=${coded()}`,
    () => `/search?q=${coded()}`,
    () => `/login?email=${coded()}`,
    () => `/bikes/listings?priceMax=${coded()}&${coded()}#${coded()}`,
    () => `/category/${coded()}`,
    () => `/signup?token=${coded()}#${coded()}`,
    () => `/vehicles/${coded()}/${coded()}`,
    () => `/${coded()}/${coded()}`,
    () => `/cart?${coded()}`,
  ];
  const { store, leave } = await randomVisit(7, 0, ['start']);
  const files: string[] = [];
  for (let step = 0; waiting.length > 0; step++) {
    await act(async () => {
      store.dispatch(navigate(addresses[step % addresses.length]?.() ?? '/'));
      await painted();
    });
    act(() => {
      for (const field of screen.queryAllByRole('textbox')) {
        fireEvent.change(field, { target: { value: next() } });
        fireEvent.blur(field);
      }
    });
    extraOf(store).recorder.note('error', new Error(`Failed for ${next()}`));
    extraOf(store).recorder.note('rejection', next());
    // A report holds the last 300 steps.
    if (step % 20 === 19 || waiting.length === 0) files.push(reportText(makeReport(store, facts)));
  }
  expect(foundSecrets(files.join(), secrets)).toEqual([]);
  expect(readReport(files.at(-1) ?? '')).toHaveProperty('report');
  leave();
});

test.each(cases([11], [11, 12, 13, 14]))('nor is what random visit %i has typed', async (seed) => {
  const secrets = secretsOf(seed, 50);
  const { store, leave } = await randomVisit(seed, 40, secrets);
  expect(foundSecrets(reportText(makeReport(store, facts)), secrets)).toEqual([]);
  leave();
});
