import type { CallReport } from './checkBackend';

const columns = ['call', 'status', 'ms', 'items', 'pictures', 'cors', 'language', 'cache'] as const;
/** Maximum number of lines about a call, because every item may have the same fault. */
const LINES_MAX = 10;

/** A table of the calls, followed by the faults of each. */
export function reportLines(reports: readonly CallReport[]): string[] {
  const rows = [columns, ...reports.map((report) => columns.map((name) => String(report[name])))];
  const widths = columns.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const table = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const details = reports.flatMap(({ call, faults, notes }) =>
    faults.length + notes.length === 0
      ? []
      : ['', call, ...bounded(faults, 'fault'), ...bounded(notes, 'note')],
  );
  const count = reports.reduce((sum, { faults }) => sum + faults.length, 0);
  return [...table, ...details, '', count === 0 ? 'No faults.' : `${String(count)} faults.`];
}

function bounded(lines: readonly string[], kind: string): string[] {
  const printed = lines.slice(0, LINES_MAX).map((line) => `  ${kind}: ${line}`);
  const rest = lines.length - printed.length;
  return rest > 0 ? [...printed, `  and ${String(rest)} more`] : printed;
}
