/** Words by which backends call the same thing, each group after the word of our fields. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  image: ['img', 'pic', 'pics', 'picture', 'photo', 'thumb', 'thumbnail', 'cover', 'media'],
  images: ['imgs', 'pictures', 'photos', 'gallery'],
  original: ['before', 'old', 'was', 'regular', 'compare', 'list', 'previous'],
  price: ['cost', 'amount'],
  name: ['label'],
  title: ['heading', 'headline', 'name'],
  subtitle: ['tagline', 'subheading'],
  description: ['desc', 'text', 'body', 'details', 'summary'],
  link: ['href', 'permalink', 'target'],
  start: ['starts', 'from', 'begin', 'begins'],
  end: ['ends', 'until', 'to', 'expires', 'expiry'],
  date: ['at', 'on', 'time'],
  active: ['enabled', 'published', 'visible', 'live'],
  order: ['position', 'sort', 'rank', 'weight'],
  discount: ['saving', 'savings', 'sale', 'percent', 'percentage'],
  rating: ['stars', 'score'],
  reviews: ['review'],
  count: ['total', 'number', 'quantity'],
  slug: ['handle', 'key', 'code'],
  badge: ['tag', 'ribbon'],
  button: ['cta'],
  popular: ['hot'],
  subcategories: ['children', 'subtypes', 'subs'],
};

/** Words that say little of what a field is. */
const WEAK = new Set(['is', 'url', 'path', 'src', 'the', 'banner', 'product', 'item']);
/** What a synonym counts, of a word. */
const SYNONYM = 0.9;
/** Of the words of both fields, this share is the same. */
const SAME_WORDS_MIN = 0.5;
/** Letters that a slip changes, at most. */
const SLIPS_MAX = 2;

/**
 * The field that a name resembles: by its words ('priceBefore' is `originalPrice`, 'img' is `image`), or but
 * for a slip of the pen ('titel'). Undefined where there is none.
 */
export function similarField(name: string, fields: readonly string[]): string | undefined {
  // A relation's id is not the item's own.
  if (/[a-z\d]Ids?$|._ids?$/.test(name)) return undefined;
  const words = wordsOf(name);
  const ranked = fields
    .map((field) => ({ field, share: sharedWords(words, wordsOf(field)) }))
    .sort((a, b) => b.share - a.share);
  const [best] = ranked;
  if (best && best.share >= SAME_WORDS_MIN) return best.field;
  const text = name.toLowerCase();
  return fields.find(
    (field) => field.length > 2 * SLIPS_MAX && slips(text, field.toLowerCase()) <= SLIPS_MAX,
  );
}

function wordsOf(name: string): readonly string[] {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '');
  const strong = words.filter((word) => !WEAK.has(word));
  return strong.length > 0 ? strong : words;
}

/** The share of words that both have, from 0 to 1. */
function sharedWords(words: readonly string[], fieldWords: readonly string[]): number {
  const same = fieldWords.reduce((sum, word) => {
    if (words.includes(word)) return sum + 1;
    return words.some((one) => SYNONYMS[word]?.includes(one) === true) ? sum + SYNONYM : sum;
  }, 0);
  return same / Math.max(words.length, fieldWords.length);
}

/** The edit distance of Levenshtein. */
function slips(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of Array.from(one).entries()) {
    const next = [index + 1];
    for (const [column, otherLetter] of Array.from(other).entries()) {
      const changed = (row[column] ?? 0) + (letter === otherLetter ? 0 : 1);
      next.push(Math.min(changed, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
