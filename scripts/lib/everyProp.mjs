/**
 * Stands in for `@emotion/is-prop-valid` in the build, whose list of every HTML attribute is
 * larger than the rest of `styled`: an element forwards what it is given. A prop that is for the
 * style alone says so by `shouldForwardProp`.
 * `as` is Emotion's own: it names the element, and works only where it is not forwarded.
 */
export default function isPropValid(name) {
  return name !== 'as';
}
