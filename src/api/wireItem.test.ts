/** @jest-environment node */
import { wire } from './coercions';
import { wireItem } from './wireItem';

const { read } = wireItem({
  name: wire.text,
  imageAlt: wire.text,
  isActive: wire.flag,
  targetAudience: wire.list,
});
const nothing = { name: null, imageAlt: null, isActive: null, targetAudience: [] };

test.each([
  ['camelCase', { imageAlt: 'A beach', isActive: 0 }, { imageAlt: 'A beach', isActive: false }],
  ['snake_case', { image_alt: 'A beach', is_active: 0 }, { imageAlt: 'A beach', isActive: false }],
  ['both: camelCase first', { imageAlt: 'a', image_alt: 'b' }, { imageAlt: 'a' }],
  ['null in one', { imageAlt: null, image_alt: 'b' }, { imageAlt: 'b' }],
  ['nonsense in one', { isActive: 'perhaps', is_active: 1 }, { isActive: true }],
  [
    'an empty list in one',
    { targetAudience: [], target_audience: ['all'] },
    { targetAudience: ['all'] },
  ],
  ['other names, which leave no trace', { imageALT: 'a', Name: 'b', x: 1 }, {}],
])('fields in %s are read', (_what, item, expected) => {
  expect(read(item)).toEqual({ ...nothing, ...expected });
});
