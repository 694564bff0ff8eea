/**
 * Styles of a title that is about as wide as its place on a picture; wider where its longest word
 * needs it, so that no word breaks. (A share of its parent would not do: the parent may be as
 * narrow as the text below.)
 */
export const asWideAs = (width: string) => `
  width: min-content;
  min-width: min(100vw - 80px, ${width});
  max-width: 100%;
`;
