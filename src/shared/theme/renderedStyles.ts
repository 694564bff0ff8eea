/** Attribute of the server's style element, with the names of its styles. */
export const RENDERED_STYLES = 'data-styles';
