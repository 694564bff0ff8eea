/**
 * Styles of a title about as wide as its area on a picture, or wider if its longest word needs it, so that
 * no word breaks. (A percentage does not work: the parent may be as narrow as the text below.)
 */
export const asWideAs = (width: string) => `
  width: min-content;
  min-width: min(100vw - 80px, ${width});
  max-width: 100%;
`;
