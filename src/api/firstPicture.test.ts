import { firstPicture } from './firstPicture';

test('pictures of an origin that is not listed are told once, without their signatures', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (const name of ['a', 'b', 'c']) {
    const path = `https://cdn.example/${name}.webp?sig=secret-${name}`;
    expect(firstPicture('A bike', [{ path, alt: null }])).toBeNull();
  }
  expect(firstPicture('A bike', [{ path: '../x', alt: null }])).toBeNull();
  expect(warn.mock.calls).toEqual([
    ['Left out the pictures at https://cdn.example: it is not in PICTURE_ORIGINS'],
    ['Left out the picture "../x": no path below /static/uploads'],
  ]);
});
