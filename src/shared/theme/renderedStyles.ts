/** Attribute of the server's style element. */
export const RENDERED_STYLES = 'data-styles';
