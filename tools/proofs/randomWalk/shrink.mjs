const ATTEMPTS_MAX = 60;

/**
 * The shortest list of steps that still fails, by delta debugging: it leaves out halves, quarters and
 * so on down to single steps, within a maximum number of attempts.
 * @param fails whether a list of steps still fails
 */
export async function shrink(steps, fails) {
  let shortest = steps;
  let attempts = 0;
  for (let size = Math.ceil(shortest.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let start = 0; start < shortest.length && attempts < ATTEMPTS_MAX;) {
      const fewer = [...shortest.slice(0, start), ...shortest.slice(start + size)];
      attempts++;
      if (fewer.length < shortest.length && (await fails(fewer))) shortest = fewer;
      else start += size;
    }
  }
  return shortest;
}
