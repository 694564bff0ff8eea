/** Reports that `npm run replay FILE -- --state NAME` has kept, each a file of this folder. */
export const reportedStates: Readonly<
  Record<string, () => Promise<{ readonly default: unknown }>>
> = {
  // The command adds its lines above this one.
};
