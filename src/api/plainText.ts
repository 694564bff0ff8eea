const named = new Map(
  Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }),
);

const INLINE = 'a|abbr|b|code|em|font|i|mark|s|small|span|strong|sub|sup|u';
const BLOCK =
  'article|blockquote|br|center|dd|div|dl|dt|figcaption|figure|h[1-6]|hr|iframe|img|li|ol|p|pre|section|table|tbody|td|tfoot|th|thead|tr|ul|video';

const HIDDEN = /<!--[^]*?(?:-->|$)|<(script|style)\b[^]*?(?:<\/\1\s*>|$)/gi;
const tags = (names: string) => new RegExp(`</?(?:${names})(?:\\s[^<>]*|/)?>`, 'gi');
const [INLINE_TAGS, BLOCK_TAGS] = [tags(INLINE), tags(BLOCK)];

/**
 * The text of an HTML fragment, without tags, comments, scripts and styles. Decodes numeric entities and
 * the six that escape markup. Text that only resembles HTML, such as `a < b & c` or `Snorkel <set>`, is
 * kept. The result is text, never markup: encoded tags are shown.
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
