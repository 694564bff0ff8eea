/** Attribute of the style element that the server renders: the names of the styles in it. */
export const RENDERED_STYLES = 'data-styles';
