import { RecentMap } from './recentMap';

test('the entries that were read or set last are kept', () => {
  const map = new RecentMap<string, string>(2);
  map.set('a', 'A');
  map.set('b', 'B');
  expect(map.get('a')).toBe('A');
  map.set('c', 'C');
  expect(map.get('b')).toBeUndefined();
  expect(map.get('a')).toBe('A');
  map.set('a', 'anew');
  map.set('d', 'D');
  expect(map.get('c')).toBeUndefined();
  expect(map.get('a')).toBe('anew');
});

test('a missing value is made once', () => {
  const map = new RecentMap<string, string>(2);
  const make = jest.fn(() => 'made');
  expect(map.getOrMake('a', make)).toBe('made');
  expect(map.getOrMake('a', make)).toBe('made');
  expect(make).toHaveBeenCalledTimes(1);
});
