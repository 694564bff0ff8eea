/** @jest-environment node */
import { loadMessages } from '../../shared/i18n/messages';
import { layoutMessages } from './layoutMessages';

test.each([
  ['en', ['Cart, 0 items', 'Cart, 1 item', 'Cart, 2 items']],
  ['nl', ['Winkelwagen, 0 artikelen', 'Winkelwagen, 1 artikel', 'Winkelwagen, 2 artikelen']],
  ['es', ['Carrito, 0 artículos', 'Carrito, 1 artículo', 'Carrito, 2 artículos']],
  ['pap', ['Macutu, 0 articulo', 'Macutu, 1 articulo', 'Macutu, 2 articulo']],
] as const)('in %s the things in the cart are counted', async (language, texts) => {
  await loadMessages(language);
  const { cartItems } = layoutMessages.in(language);
  expect([0, 1, 2].map((count) => cartItems({ count }))).toEqual(texts);
});
