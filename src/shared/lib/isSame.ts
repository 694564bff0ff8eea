/** Whether two values are equal as JSON; undefined fields count as absent. */
export function isSame(a: unknown, b: unknown): boolean {
  return firstDifference(a, b) === null;
}

/** The path of the first difference of two JSON values, such as `actions.3.payload`; null if equal. */
export function firstDifference(a: unknown, b: unknown): string | null {
  if (Object.is(a, b)) return null;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return '';
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const difference = firstDifference(own(a, key), own(b, key));
    if (difference !== null) return difference === '' ? key : `${key}.${difference}`;
  }
  return null;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

const own = (value: Readonly<Record<string, unknown>>, key: string) =>
  Object.hasOwn(value, key) ? value[key] : undefined;
