import { idOf, questions, readAnswer } from './scaffoldAnswers';

test.each([
  ['Playa Market', 'playa-market'],
  ['Été à Québec', 'ete-a-quebec'],
  ['8 Days', 'days'],
  ['北市', 'shop'],
  ['  -- A&B -- ', 'a-b'],
])('the id of %j is %s', (name, id) => {
  expect(idOf(name)).toBe(id);
});

test.each([
  ['shops/my-shop/', 'My Shop'],
  ['.', expect.any(String)],
  [`shops/${'x'.repeat(31)}`, 'My Market'],
])('a shop in %s is called %s, unless its owner says more', (folder, name) => {
  expect(questions.name.standard(folder, {})).toEqual(name);
});

test.each([
  ['color', '#ABC', '#aabbcc'],
  ['color', ' 0b7285 ', '#0b7285'],
  ['languages', 'pap', ['en', 'pap']],
  ['languages', 'NL, es  en', ['en', 'nl', 'es']],
  ['platforms', 'stays,stays cars', ['stays', 'cars']],
  ['name', '  Kura ', 'Kura'],
] as const)('as %s, %j is %j', (name, text, value) => {
  expect(readAnswer(name, text)).toEqual({ value });
});

test.each([
  ['color', '#12345'],
  ['languages', ' , '],
  ['platforms', 'bikes'],
  ['place', ''],
] as const)('as %s, %j cannot be used', (name, text) => {
  expect(readAnswer(name, text)).toEqual({ fault: expect.stringMatching(/^must /) as string });
});
