import type { CallReport } from './checkBackend';

const columns = ['call', 'status', 'ms', 'items', 'pictures', 'cors', 'language', 'cache'] as const;
/** Maximum number of lines about a call, because every item may have the same fault. */
const LINES_MAX = 10;

/**
 * A table of the calls, followed by the faults of each.
 * @param listed the value of `PICTURE_ORIGINS`
 */
export function reportLines(
  reports: readonly CallReport[],
  listed: readonly string[] = [],
): string[] {
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
  return [
    ...table,
    ...details,
    ...missingSetting(reports, listed),
    '',
    count === 0 ? 'No faults.' : `${String(count)} faults.`,
    // A backend's names may contain what moves a terminal's cursor.
  ].map((line) => line.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '\uFFFD'));
}

/** The setting that adds the origins of all pictures. */
function missingSetting(reports: readonly CallReport[], listed: readonly string[]): string[] {
  const missing = reports.flatMap(({ unlisted }) => [...unlisted]);
  if (missing.length === 0) return [];
  const origins = [...new Set([...listed, ...missing.map(([origin]) => origin)])];
  const count = missing.reduce((sum, [, pictures]) => sum + pictures, 0);
  return ['', `set PICTURE_ORIGINS=${origins.join(',')} (${String(count)} pictures)`];
}

function bounded(lines: readonly string[], kind: string): string[] {
  const printed = lines.slice(0, LINES_MAX).map((line) => `  ${kind}: ${line}`);
  const rest = lines.length - printed.length;
  return rest > 0 ? [...printed, `  and ${String(rest)} more`] : printed;
}
