import { screen } from '@testing-library/react';
import * as v from 'valibot';
import { loadMessages } from '../../shared/i18n/messages';
import { promo } from '../../testing/homeBackend';
import { renderPart } from '../../testing/renderPart';
import { bannerSchema } from './bannerSchema';
import { PromoCard } from './PromoCard';

beforeAll(() => loadMessages('nl'));

/** The language that an element says it has. */
const langOf = (text: string) => screen.getByText(text).getAttribute('lang');

test.each<[object, [text: string, lang: string | null][]]>([
  [
    { discount: '20%', price: 'From AWG 72', buttonText: 'Dive in' },
    [
      ['20%', 'en'],
      ['From AWG 72', 'en'],
      ['Dive in', 'en'],
    ],
  ],
  [
    { price: 1_072.5 },
    [
      ['Speciale actie', null],
      ['AWG 1.072,50', null],
      ['Shop nu', null],
    ],
  ],
  [{ price: 'on request' }, [['Speciale prijs', null]]],
])('in Dutch, of a card of %j what the backend says is marked', (fields, texts) => {
  const banner = v.parse(bannerSchema, promo(fields));
  renderPart(<PromoCard banner={banner} onClick={jest.fn()} />, '/nl');
  expect(screen.getByRole('heading', { name: 'Snorkel days' })).toHaveAttribute('lang', 'en');
  expect(texts.map(([text]) => [text, langOf(text)])).toEqual(texts);
});

test('in English nothing is marked', () => {
  const banner = v.parse(bannerSchema, promo({ discount: '20%', buttonText: 'Dive in' }));
  const { container } = renderPart(<PromoCard banner={banner} onClick={jest.fn()} />);
  expect(container.innerHTML).not.toContain('lang=');
});

test('it shows its subtitle, marked, above the price', () => {
  const banner = v.parse(bannerSchema, promo({ subtitle: 'Book today', price: 72 }));
  renderPart(<PromoCard banner={banner} onClick={jest.fn()} />, '/nl');
  expect(screen.getByText('Book today')).toHaveAttribute('lang', 'en');
  expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual([
    'Book today',
    'AWG 72',
  ]);
});
