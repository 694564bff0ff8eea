/**
 * Styles of a large part that begins below the first view: browsers lay it out, paint it and load
 * its pictures only when it comes near. It stays in the accessibility tree and is found by search.
 * @param height about as high as it will be, in px, so that the scroll bar does not jump
 */
export const renderedInView = (height: number) => `
  content-visibility: auto;
  contain-intrinsic-block-size: auto ${String(height)}px;
  /* Shadows and waves reach out. */
  overflow-clip-margin: 48px;
`;
