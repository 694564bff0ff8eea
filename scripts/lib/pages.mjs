import { paths } from './shopPaths.mjs';

/** The pages with content that benchmarks and proofs open, one of each kind. */
export const PAGES = [
  paths.home,
  paths.bikes,
  paths.vehicles,
  paths.about,
  paths.login,
  paths.signup,
];
