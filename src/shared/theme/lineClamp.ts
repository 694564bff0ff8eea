/** Styles that cut a text after some lines with an ellipsis; screen readers still read all of it. */
export const lineClamp = (lines: number) => `
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${String(lines)};
`;

/**
 * The same for lines set closer than their letters are high: what hangs below the last one shows.
 * Below the last line that is kept there is less room: the dots of the next one would show.
 */
export const lineClampTight = (lines: number) => `
  ${lineClamp(lines)}
  margin-bottom: -0.12em;
  padding-bottom: 0.12em;
  clip-path: inset(0 0 calc(100% - ${String(lines)}lh - 0.02em));
`;
