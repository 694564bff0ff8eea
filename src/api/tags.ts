/** Marks the id of an item in a cache tag. */
const PREFIX = 'id:';

/**
 * The cache tag of one item. RTK Query keeps tags as keys of plain objects, where a bare id such as
 * `constructor` finds what every object has, and throws.
 */
export function itemTag<Type extends string>(type: Type, id: string | number) {
  return { type, id: `${PREFIX}${String(id)}` } as const;
}

/** The item's id in the id of a tag; null where the tag is no item's. */
export function itemIdOf(tagId: string): string | null {
  return tagId.startsWith(PREFIX) ? tagId.slice(PREFIX.length) : null;
}
