/** Styles that cut a text after some lines with an ellipsis; screen readers still read all of it. */
export const clamped = (lines: number) => `
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${String(lines)};
`;
