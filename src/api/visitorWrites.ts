import { backendPaths } from '../shared/config/backendPaths';

/**
 * The paths that visitors' browsers write to (spec §7), all by POST. Every other write is for
 * administrators.
 */
export const visitorWrites: ReadonlySet<string> = new Set([
  backendPaths.bannerClick,
  backendPaths.bannerImpression,
  backendPaths.favorites,
]);
