/** Whether this run repeats each behaviour in every language, width, brand and visit: `npm run proof -- sweeps`. */
export const isSweep = process.env.SWEEPS === '1';

/** The cases of a test: some stand for all in `npm test`, and a sweep takes all of them. */
export function cases<Some, All>(some: Some, all: All): Some | All {
  return isSweep ? all : some;
}
