/**
 * Replaces `@emotion/is-prop-valid`, a list of every HTML attribute: an element gets all props, and
 * a component whose props include some for its style alone says so by `shouldForwardProp`.
 */
export default function isPropValid(name) {
  // Emotion's own: it names the element.
  return name !== 'as';
}
