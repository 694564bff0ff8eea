import { type NameStyles, nameStyles } from './nameStyles';

/** A font whose letters are half as wide as high, with a descender for p. */
const measure = (text: string) => ({
  width: text.length * 0.5,
  depth: text.includes('p') ? 0.2 : 0.01,
});

test.each<[string, Partial<NameStyles>]>([
  [
    'Dushi Market',
    {
      brand: '750 1.625rem/calc(32/26)',
      brandPhone:
        '750 min(clamp(1.125rem,5.7vw,1.375rem),max(5.7vw,(98vw - 206px)/5.4))/calc(28/22)',
      nameSize: 'min(15.2vw,216px)',
      nameMargin: '0 -0.085em -0.165em 0',
    },
  ],
  // One line on a phone, in a smaller size.
  ['Bonaire Marina', { brandPhone: expect.stringContaining('(98vw - 206px)/6.3)') as string }],
  // Two lines: "Caribbean Outdoor" is the longer one.
  [
    'Caribbean Outdoor Marketplace',
    {
      brand: '750 1.375rem/1.2',
      brandPhone: '750 clamp(12px,min(5.7vw,(98vw - 206px)/7.65),1.375rem)/1.2',
      nameSize: 'min(7.644vw,108.631px)',
      nameMargin: '0 -0.085em 0.035em 0',
    },
  ],
  // It wraps within the word, in the smallest size.
  ['Caribbeanoutdoormarketers', { brand: '750 1.0833rem/1.2' }],
])('%s is whole', (name, styles) => {
  expect(nameStyles(name, measure)).toMatchObject(styles);
});
