/** The named characters of Latin-1, from U+00A0 on: https://html.spec.whatwg.org/#named-character-references */
const LATIN_1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

const named = new Map([
  ...LATIN_1.split(' ').map((name, index) => [name, String.fromCharCode(160 + index)] as const),
  ...Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    bull: '•',
    euro: '€',
    fnof: 'ƒ',
    hellip: '…',
    ldquo: '“',
    lsquo: '‘',
    mdash: '—',
    ndash: '–',
    rdquo: '”',
    rsquo: '’',
    trade: '™',
  }),
]);

const INLINE = 'a|abbr|b|code|em|font|i|mark|s|small|span|strong|sub|sup|u';
const BLOCK =
  'article|blockquote|br|center|dd|div|dl|dt|figcaption|figure|h[1-6]|hr|iframe|img|li|ol|p|pre|section|table|tbody|td|tfoot|th|thead|tr|ul|video';

const HIDDEN = /<!--[^]*?(?:-->|$)|<(script|style)\b[^]*?(?:<\/\1\s*>|$)/gi;
const tags = (names: string) => new RegExp(`</?(?:${names})(?:\\s[^<>]*|/)?>`, 'gi');
const [INLINE_TAGS, BLOCK_TAGS] = [tags(INLINE), tags(BLOCK)];

/**
 * The text of an HTML fragment, without tags, comments, scripts and styles, and with decoded entities.
 * Text that only resembles HTML, such as `a < b & c` or `Snorkel <set>`, is kept. The result is text,
 * never markup: encoded tags are shown.
 */
export function plainText(html: string): string {
  if (!/[&<]/.test(html)) return html;
  return html
    .replace(HIDDEN, ' ')
    .replace(INLINE_TAGS, '')
    .replace(BLOCK_TAGS, ' ')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]\w{1,7}));/gi, decode)
    .replace(/[^\S\n]+/g, ' ');
}

function decode(entity: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return named.get(name) ?? entity;
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  const isCharacter = code >= 32 && code <= 0x10_ffff && (code < 0xd8_00 || code > 0xdf_ff);
  return isCharacter ? String.fromCodePoint(code) : ' ';
}
