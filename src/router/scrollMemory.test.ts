import fc from 'fast-check';
import { storageName } from '../shared/shop/currentShop';
import { makeScrollMemory } from './scrollMemory';

beforeEach(() => {
  sessionStorage.clear();
});

test('remembers across a reload', () => {
  const memory = makeScrollMemory();
  memory.remember('a', 12.6);
  memory.store();
  expect(makeScrollMemory().recall('a')).toBe(13);
  expect(makeScrollMemory().recall('b')).toBeUndefined();
});

test('forgets the least recently left entry first', () => {
  const memory = makeScrollMemory();
  memory.remember('first', 1);
  memory.remember('second', 2);
  memory.remember('first', 3);
  for (let entry = 0; entry < 49; entry++) memory.remember(String(entry), entry);
  expect(memory.recall('second')).toBeUndefined();
  expect(memory.recall('first')).toBe(3);
});

test('reads whatever stands in the storage without harm', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
      sessionStorage.setItem(storageName('scroll-positions'), stored);
      const position = makeScrollMemory().recall('a');
      expect(position === undefined || Number.isFinite(position)).toBe(true);
    }),
  );
});

test('works without storage', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied');
  });
  const memory = makeScrollMemory();
  memory.remember('a', 5);
  memory.store();
  expect(memory.recall('a')).toBe(5);
});
