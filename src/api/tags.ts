/** Marks the id of an item in a cache tag. */
const PREFIX = 'id:';

/**
 * The cache tag of one item. RTK Query keeps tag ids as keys of plain objects, where an id such as
 * `constructor` finds an inherited property and throws. The prefix prevents that.
 */
export function itemTag<Type extends string>(type: Type, id: string | number) {
  return { type, id: `${PREFIX}${String(id)}` } as const;
}
