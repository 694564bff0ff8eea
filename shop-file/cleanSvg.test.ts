import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { cleanSvg } from './cleanSvg';

const svg = (content: string, attributes = 'viewBox="0 0 64 64"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;

const clean = (text: string) => cleanSvg(Buffer.from(text));

test('what draws stays as it is', () => {
  const drawing =
    '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"></stop></linearGradient></defs>' +
    '<title>Sun &amp; sea</title><g clip-path="url(#a)"><path d="M0 0h8" style="fill:url(#a)"></path></g>';
  expect(clean(svg(drawing))).toEqual({ svg: svg(drawing), width: 64, height: 64 });
});

test('notes of editors are left out', () => {
  const drawn = clean(`<?xml version="1.0"?><!DOCTYPE svg><!-- made by hand -->
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:ink="http://ink.example" width="32px" height="16px"
      ink:version="1" data-name="Layer 1"><metadata><ink:a>x</ink:a></metadata>
      <ink:view zoom="2"><rect/></ink:view><g ink:label="Sun"><rect width="4" height="4"/></g></svg>`);
  expect(drawn).toEqual({
    svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 16" width="32px" height="16px"><g><rect width="4" height="4"></rect></g></svg>',
    width: 32,
    height: 16,
  });
});

test('references within the picture stay, in the form of today', () => {
  const drawn = clean(
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 8 8"><path id="a" d="M0 0"/><use xlink:href="#a"/></svg>',
  );
  expect(drawn).toMatchObject({ svg: expect.stringContaining('<use href="#a">') as string });
});

test.each([
  ['a script', svg('<script>alert(1)</script>'), 'has <script>, which is not allowed'],
  [
    'a script among notes',
    svg('<metadata><script/></metadata>'),
    'has <script>, which is not allowed',
  ],
  [
    'a script of HTML',
    svg('<x:script xmlns:x="http://www.w3.org/1999/xhtml"/>'),
    'has <script>, which is not allowed',
  ],
  ['a page', svg('<foreignObject/>'), 'has <foreignObject>, which is not allowed'],
  ['an animation', svg('<set attributeName="x"/>'), 'has <set>, which is not allowed'],
  ['a handler', svg('<g onclick="alert(1)"/>'), 'has onclick="...", which is not allowed'],
  [
    'a handler in capitals',
    svg('<g ONLOAD="alert(1)"/>'),
    'has ONLOAD="...", which is not allowed',
  ],
  ['a link', svg('<a href="#x"/>'), 'has <a>, which is not allowed: links belong to the page'],
  [
    'a picture',
    svg('<image href="x.png"/>'),
    'has <image>, which is not allowed: save the whole as PNG instead',
  ],
  [
    'a text',
    svg('<text>Hi</text>'),
    'has <text>, which is not allowed: turn texts into paths, as browsers may not have their font',
  ],
  ['what nobody knows', svg('<blink/>'), 'has <blink>, which is not allowed'],
  ['another file', svg('<use href="other.svg#a"/>'), 'refers to another file in href="..."'],
  [
    'a script as address',
    svg('<use href="javascript:alert(1)"/>'),
    'refers to another file in href="..."',
  ],
  [
    'a picture in a style',
    svg('<g style="fill:url(https://x.example/#a)"/>'),
    'refers to another file in a style, with url(...)',
  ],
  [
    'a file in a paint',
    svg('<g fill="url( &quot;//x.example&quot; )"/>'),
    'refers to another file in a style, with url(...)',
  ],
  [
    'a file in styles',
    svg('<style>g{fill:URL(data:x)}</style>'),
    'refers to another file in a style, with url(...)',
  ],
  [
    'a file in CDATA',
    svg('<style><![CDATA[g{fill:url(x)}]]></style>'),
    'refers to another file in a style, with url(...)',
  ],
  [
    'an import',
    svg('<style>@import "x.css";</style>'),
    'has a style with @import, which is not allowed',
  ],
  [
    'a hidden word',
    svg('<g style="fill:u\\72l(x)"/>'),
    'has a style with \\, which is not allowed',
  ],
  [
    'entities',
    `<!DOCTYPE svg [<!ENTITY a "x">]>${svg('&a;')}`,
    'has entities: save it as plain SVG',
  ],
  [
    'many copies',
    svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#c"/></g>'),
    'has <use> within what another <use> shows',
  ],
  ['no size', svg('', ''), 'must say its size in viewBox="0 0 64 64"'],
  ['no space', svg('', 'viewBox="0 0 0 64"'), 'must say its size in viewBox="0 0 64 64"'],
  ['a page of HTML', '<html xmlns="http://www.w3.org/1999/xhtml"/>', 'is no SVG picture'],
  ['another drawing', '<path xmlns="http://www.w3.org/2000/svg"/>', 'is no SVG picture'],
  ['no namespace', '<svg viewBox="0 0 1 1"/>', 'is no SVG picture'],
  ['nothing', '', 'is not well-formed XML: '],
  [
    'no end',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><g>',
    'is not well-formed XML: ',
  ],
  [
    'deep nesting',
    svg(`${'<g>'.repeat(100)}${'</g>'.repeat(100)}`),
    'is nested deeper than 64 levels',
  ],
  ['many elements', svg('<g/>'.repeat(6_000)), 'has more than 5000 elements'],
])('%s is refused by name', (_, text, fault) => {
  expect(clean(text)).toEqual({ fault: expect.stringContaining(fault) as string });
});

test('an element with the name of a method is refused without a reason', () => {
  expect(clean(svg('<toString/>'))).toEqual({ fault: 'has <toString>, which is not allowed' });
});

test('bytes that are no text are refused', () => {
  expect(cleanSvg(Buffer.from([0xff, 0xfe, 0x3c]))).toEqual({ fault: 'is no text in UTF-8' });
});

const name = fc.constantFrom(
  ...[
    'g',
    'path',
    'use',
    'style',
    'script',
    'x:script',
    'image',
    'metadata',
    'foreignObject',
    'title',
  ],
);
const attribute = fc.tuple(
  fc.constantFrom('id', 'href', 'x:href', 'style', 'fill', 'onload', 'class', 'x:y', 'aria-label'),
  fc.oneof(
    fc.constantFrom('#a', 'url(#a)', 'url(x)', 'javascript:x', '//x', 'red'),
    fc.string({ maxLength: 12 }),
  ),
);
const escaped = (text: string) =>
  text.replace(/[^\w:/()# -]/g, (letter) => `&#${String(Math.max(letter.charCodeAt(0), 32))};`);
const elements = fc.letrec<{ tree: string; element: string }>((tie) => ({
  tree: fc.oneof({ maxDepth: 3 }, fc.constant(''), tie('element')),
  element: fc
    .tuple(
      name,
      fc.uniqueArray(attribute, { maxLength: 2, selector: ([key]) => key }),
      fc.array(tie('tree'), { maxLength: 2 }),
    )
    .map(([tag, attributes, children]) => {
      const written = attributes.map(([key, value]) => ` ${key}="${escaped(value)}"`).join('');
      return `<${tag}${written}>${children.join('')}</${tag}>`;
    }),
}));

test('whatever is in it, what comes out runs and loads nothing', () => {
  fc.assert(
    fc.property(elements.element, (element) => {
      const cleaned = clean(svg(element, 'viewBox="0 0 1 1" xmlns:x="http://x.example"'));
      if ('fault' in cleaned) return;
      const parser = new SaxesParser({ xmlns: true });
      parser.on('opentag', ({ local, uri, attributes }) => {
        expect(uri).toBe('http://www.w3.org/2000/svg');
        expect(['svg', 'g', 'path', 'use', 'style', 'title']).toContain(local);
        for (const [key, { value }] of Object.entries(attributes)) {
          expect(key).not.toMatch(/^on|:/);
          if (key === 'href') expect(value).toMatch(/^#/);
          if (key !== 'aria-label') expect(value.replaceAll('url(#a)', '')).not.toMatch(/url\(/i);
        }
      });
      parser.write(cleaned.svg).close();
      // Sanitizing is idempotent.
      expect(clean(cleaned.svg)).toEqual(cleaned);
    }),
    { numRuns: 1_000 },
  );
});

test('whatever the bytes, there is a result', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(cleanSvg(Buffer.from(bytes))).toHaveProperty('fault');
    }),
  );
});
