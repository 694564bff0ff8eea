/** @jest-environment node */
import fc from 'fast-check';
import { plainText } from './plainText';

// spec §3.17
test.each([
  ['plain', 'plain'],
  ['a < b & c > d', 'a < b & c > d'],
  ['<p>One</p><p>Two</p>', ' One  Two '.replaceAll('  ', ' ')],
  ['One<br/>two<br />three', 'One two three'],
  ['Snorkel <set>', 'Snorkel <set>'],
  ['size <M', 'size <M'],
  ['a <b class="x">bold</b>, word', 'a bold, word'],
  ['<script>alert(1)</script>a', ' a'],
  ['<style>p{}</style><!-- no -->a', ' a'],
  ['<script>never closed', ' '],
  ['Fish &amp; &quot;t&#233;&quot; &#xe9;', 'Fish & "té" é'],
  ['45&nbsp;000', '45 000'],
  ['&lt;b&gt; stays text', '<b> stays text'],
  ['&amp;lt;', '&lt;'],
  ['&unknown; &#0; &#xd800; &#99999999;', '&unknown;   &#99999999;'.replace('   ', ' ')],
])('%j reads %j', (html, text) => {
  expect(plainText(html)).toBe(text);
});

test('no text takes long, and none without < and & changes', () => {
  const hostile = ['<', '<!--', '<script', '<a ', '&#', '&amp', '</'].map((part) =>
    part.repeat(50_000),
  );
  for (const text of hostile) expect(plainText(text).length).toBeLessThanOrEqual(text.length);
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(plainText(text).length).toBeLessThanOrEqual(text.length);
      if (!/[<&]/.test(text)) expect(plainText(text)).toBe(text);
    }),
  );
});
