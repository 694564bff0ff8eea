const LINE_MAX = 100;

/** JSON for people: lists of plain values that fit stand in one line. */
export function formatJson(value: unknown): string {
  return `${format(value, '', 0)}\n`;
}

/** @param before how many characters stand before it in its line */
function format(value: unknown, indent: string, before: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]';
    const isPlain = value.every((entry) => typeof entry !== 'object' || entry === null);
    const line = `[${value.map((entry) => JSON.stringify(entry)).join(', ')}]`;
    if (isPlain && before + line.length < LINE_MAX) return line;
    const entries = value.map((entry) => inner + format(entry, inner, inner.length));
    return `[\n${entries.join(',\n')}\n${indent}]`;
  }
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined);
  if (entries.length === 0) return '{}';
  const lines = entries.map(([key, entry]) => {
    const name = `${inner}${JSON.stringify(key)}: `;
    return name + format(entry, inner, name.length);
  });
  return `{\n${lines.join(',\n')}\n${indent}}`;
}
