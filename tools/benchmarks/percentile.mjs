/** The value below which a share of the values lies: 0.5 is the median. NaN without values. */
export function percentile(values, share) {
  const index = Math.min(values.length - 1, Math.floor(values.length * share));
  return values.toSorted((a, b) => a - b)[index] ?? Number.NaN;
}
