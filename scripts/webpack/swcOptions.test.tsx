/** As `tsconfig.json`, which the type check of this file reads, and every build and Jest have it. */
test('the css prop is refused: no build would turn it into styles', () => {
  // @ts-expect-error JSX is React's own; styles are components made by `styled`.
  const element = <p css="color: red" />;
  // Emotion's JSX would make a component of its own.
  expect(element.type).toBe('p');
});
