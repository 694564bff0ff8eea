import type { CallReport } from './checkBackend';

const columns = ['call', 'status', 'ms', 'items', 'pictures', 'cors', 'language', 'cache'] as const;
/** Maximum number of lines of a kind about a call. */
const LINES_MAX = 10;

/**
 * A table of the calls, followed by the faults of each.
 * @param listed the value of `PICTURE_ORIGINS`
 * @param isWhole whether to print every line, in place of one for those that differ by their item and value
 */
export function reportLines(
  reports: readonly CallReport[],
  listed: readonly string[] = [],
  isWhole = false,
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
      : ['', call, ...printed(faults, 'fault', isWhole), ...printed(notes, 'note', isWhole)],
  );
  const count = reports.reduce((sum, { faults }) => sum + faults.length, 0);
  return [
    ...table,
    ...details,
    ...missingSetting(reports, listed),
    ...versionNote(reports),
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

/** One line for all calls. */
function versionNote(reports: readonly CallReport[]): string[] {
  const count = reports.reduce((sum, { unversioned }) => sum + unversioned, 0);
  return count === 0
    ? []
    : [
        '',
        `${String(count)} pictures have no version in their address (a.jpg?v=2): a replaced one is old for minutes`,
      ];
}

function printed(lines: readonly string[], kind: string, isWhole: boolean): string[] {
  // What helps to mend the others comes first.
  const sorted = [...lines].sort((a, b) => Number(isHint(b)) - Number(isHint(a)));
  const all = isWhole ? sorted : counted(sorted);
  const shown = isWhole ? all : all.slice(0, LINES_MAX);
  const rest = all.length - shown.length;
  return [
    ...shown.map((line) => `  ${kind}: ${line}`),
    ...(rest > 0 ? [`  and ${String(rest)} more (--all prints them)`] : []),
  ];
}

const isHint = (line: string) => line.includes('did you mean');

/** One line for those that differ by their item and its value, with their number. */
function counted(lines: readonly string[]): string[] {
  const groups = new Map<string, string[]>();
  for (const line of lines) {
    const key = line.replace(/\[\d+\]/g, '[]').replace(/: "[^"]*"/g, ': ""');
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()].map((group) =>
    group.length === 1 ? (group[0] ?? '') : `${group[0] ?? ''} (${String(group.length)} times)`,
  );
}
