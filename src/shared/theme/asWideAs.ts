/**
 * Styles of a title that is about as wide as its place on a picture; wider where its longest word
 * needs it, so that no word breaks.
 */
export const asWideAs = (width: string) => `
  width: min-content;
  min-width: min(100%, ${width});
  max-width: 100%;
`;
