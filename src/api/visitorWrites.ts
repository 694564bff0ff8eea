/**
 * The paths that visitors' browsers write to (spec §7), all by POST. Every other write is for
 * administrators.
 */
export const visitorWrites: ReadonlySet<string> = new Set([
  '/api/v1/analytics/banner-click',
  '/api/v1/analytics/banner-impression',
  '/api/v1/user/favorites',
]);
