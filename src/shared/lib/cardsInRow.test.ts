/** @jest-environment node */
import { cardsInRow } from './cardsInRow';

test.each([
  [1, 3, [1]],
  [2, 3, [2, 2]],
  [4, 3, [2, 2, 2, 2]],
  [5, 3, [3, 3, 3, 2, 2]],
  [7, 3, [3, 3, 3, 2, 2, 2, 2]],
  [8, 3, [3, 3, 3, 3, 3, 3, 2, 2]],
  [7, 4, [4, 4, 4, 4, 3, 3, 3]],
  [8, 4, [4, 4, 4, 4, 4, 4, 4, 4]],
])('%d cards in rows of at most %d', (count, most, cards) => {
  expect(cardsInRow(count, most)).toEqual(cards);
});
