/** @jest-environment node */
import fc from 'fast-check';
import { decodedText, fetchResponse, toBackendResponse } from './transport';

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

test.each([
  ['[1842123456789012481,-1842123456789012482]', ['1842123456789012481', '-1842123456789012482']],
  [
    '{"a":"1842123456789012481","b\\"":9007199254740991}',
    { a: '1842123456789012481', 'b"': 9007199254740991 },
  ],
  [
    '[0.1234567890123456,1e3,12345678901234560000.5]',
    [0.1234567890123456, 1e3, 12345678901234560000],
  ],
  ['"open 1842123456789012481', undefined],
])('no integer of %s loses a digit', (json, body) => {
  expect(bodyOf(json)).toEqual(body);
});

test.each([
  ['application/json; charset=ISO-8859-1', 'Cura\xe7ao'],
  ['application/json; charset="windows-1252"', 'Cura\xe7ao'],
  ['application/json', 'Cura\xc3\xa7ao'],
  ['application/json; charset=unknown', 'Cura\xc3\xa7ao'],
])('a body of type %s is decoded', (type, bytes) => {
  const response = new Response(null, { headers: { 'Content-Type': type } });
  expect(decodedText(response, new Uint8Array(Buffer.from(bytes, 'latin1')))).toBe('Curaçao');
});

test('browsers ask the backend again, whatever its Last-Modified', async () => {
  const fetching = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('[]'));
  await fetchResponse('https://api.shop.example/', { method: 'GET' });
  expect(fetching.mock.calls[0]?.[1]).toMatchObject({ cache: 'no-cache' });
});
