import { pictureOf } from './seedPictures';

test('a picture that is not in the manifest is a mistake in the seed', () => {
  expect(() => pictureOf('products/none.webp')).toThrow(
    'The manifest has no picture products/none.webp',
  );
});
