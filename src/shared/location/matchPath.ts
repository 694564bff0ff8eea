import type { RouteParams } from './routeParams';

/**
 * Matches a path with a pattern such as `/vehicles/:categoryId`. Letters match in either case, and
 * a slash at the end makes no difference.
 * @returns the parts that the pattern names, or null
 */
export function matchPath(pattern: string, pathname: string): RouteParams | null {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(pathname);
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, name] of wanted.entries()) {
    const segment = given[index] ?? '';
    if (name.startsWith(':') && segment !== '') params[name.slice(1)] = decoded(segment);
    else if (name.toLowerCase() !== decoded(segment).toLowerCase()) return null;
  }
  return params;
}

function segmentsOf(path: string): string[] {
  return path.replace(/\/$/, '').split('/').slice(1);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
