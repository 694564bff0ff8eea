/**
 * Whether a key belongs to the composition of a text (dead keys, Japanese, phones' keyboards). WebKit sends
 * the key that ends a composition after it, with the code 229.
 */
export function isComposing(event: KeyboardEvent): boolean {
  // oxlint-disable-next-line typescript/no-deprecated -- WebKit tells it in no other way
  return event.isComposing || event.keyCode === 229;
}
