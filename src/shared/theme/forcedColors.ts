import { media } from './tokens';

/** Selected controls in forced colours: the system's selection colours. */
export const chosenWhenForced = `
  ${media.forcedColors} {
    forced-color-adjust: none;
    border-color: Highlight;
    background: Highlight;
    color: HighlightText;
  }
`;

/** A border in forced colours, for parts that only a shadow or background separates. */
export const edgeWhenForced = `
  ${media.forcedColors} {
    border: 2px solid CanvasText;
  }
`;
