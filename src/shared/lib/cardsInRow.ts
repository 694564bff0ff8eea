/**
 * The number of cards in each card's row, with balanced rows of at most `most`: 5 cards in rows of at
 * most 3 give `[3, 3, 3, 2, 2]`.
 */
export function cardsInRow(count: number, most: number): readonly number[] {
  const rows = Math.ceil(count / most);
  const shortest = Math.floor(count / rows);
  const longerRows = count % rows;
  return Array.from({ length: rows }, (_, row) => shortest + Number(row < longerRows)).flatMap(
    (cards) => Array.from({ length: cards }, () => cards),
  );
}
