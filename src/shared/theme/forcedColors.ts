import { media } from './tokens';

/** In forced colours what is chosen looks as the system shows what is chosen. */
export const chosenWhenForced = `
  ${media.forcedColors} {
    forced-color-adjust: none;
    border-color: Highlight;
    background: Highlight;
    color: HighlightText;
  }
`;

/** In forced colours an edge for what only a shadow or its ground sets apart. */
export const edgeWhenForced = `
  ${media.forcedColors} {
    border: 2px solid CanvasText;
  }
`;
