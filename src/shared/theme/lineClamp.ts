import { media } from './tokens';

/**
 * Styles that truncate a text after some lines; screen readers still read all of it. Larger text on a phone
 * is whole, as little of it fits a line.
 */
export const lineClamp = (lines: number) => `
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${String(lines)};
  ${media.narrow} {
    -webkit-line-clamp: none;
  }
`;

/**
 * `lineClamp` for a line height below the letters' height: descenders of the last line show. There is
 * less room below it, so that the next line's dots do not show.
 */
export const lineClampTight = (lines: number) => `
  ${lineClamp(lines)}
  margin-bottom: -0.12em;
  padding-bottom: 0.12em;
  clip-path: inset(0 0 calc(100% - ${String(lines)}lh - 0.02em));
  ${media.narrow} {
    clip-path: none;
  }
`;
