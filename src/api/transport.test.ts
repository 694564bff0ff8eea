/** @jest-environment node */
import fc from 'fast-check';
import { toBackendResponse } from './transport';

const bodyOf = (json: string) => toBackendResponse(new Response(), json).body;

test.each([
  [String.raw`"half \ud83d"`, 'half \ufffd'],
  [String.raw`"\uDE00 half"`, '\ufffd half'],
  [String.raw`"whole \ud83d\ude00"`, 'whole 😀'],
  [String.raw`"\\ud83d\ude00"`, String.raw`\ud83d` + '\ufffd'],
  [String.raw`{"title":["\ud800"]}`, { title: ['\ufffd'] }],
])('the JSON %s is %j', (json, body) => {
  expect(bodyOf(json)).toEqual(body);
});

test('no text of a response has half a character, and whole ones stay', () => {
  const halves = fc.constantFrom('\ud83d', '\ude00', '\\', 'a', '"', '\\ud83d', '😀');
  fc.assert(
    fc.property(
      fc.array(halves).map((parts) => parts.join('')),
      (text) => {
        expect(bodyOf(JSON.stringify(text))).toBe(text.toWellFormed());
      },
    ),
  );
});
