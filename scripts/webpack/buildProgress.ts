interface Output {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

interface Script {
  share: number;
  step: string;
}

/** Returns to the start of the line and erases it. */
const CLEAR_LINE = '\r\u001B[K';

/**
 * Shows how far webpack is: one line that changes on a terminal, a line for each step and each ten percent
 * elsewhere. The
 * percentage is the mean of all scripts, the step that of the slowest.
 * @returns a handler for the `ProgressPlugin` of each script, by its name
 */
export function buildProgress(names: readonly string[], output: Output) {
  const scripts = new Map<string, Script>(names.map((name) => [name, { share: 0, step: '' }]));
  let shownMark = '';
  let shownLine = '';

  const show = () => {
    const all = [...scripts.values()];
    const percent = Math.floor((all.reduce((sum, { share }) => sum + share, 0) / all.length) * 100);
    const { step } = all.reduce((slowest, next) => (next.share < slowest.share ? next : slowest));
    const line = `${String(percent)} % ${step}`;
    if (all.every(({ share }) => share === 1)) {
      if (output.isTTY === true) output.write(CLEAR_LINE);
    } else if (output.isTTY === true) {
      if (line !== shownLine) output.write(CLEAR_LINE + line);
    } else {
      const mark = `${String(Math.floor(percent / 10))} ${step}`;
      if (mark !== shownMark && step !== '') output.write(`${line}\n`);
      shownMark = mark;
    }
    shownLine = line;
  };

  return (name: string) => (share: number, step: string) => {
    const script = scripts.get(name);
    // Steps that webpack repeats for child compilations do not go back.
    if (script === undefined || share < script.share) return;
    scripts.set(name, { share, step: step || script.step });
    show();
  };
}
