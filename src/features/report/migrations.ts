import { isRecord } from '../../api/coercions';

/** A parsed report that is not validated yet. */
export interface RawReport {
  readonly meta: Readonly<Record<string, unknown>>;
  readonly actions: readonly unknown[];
  readonly preloadedState: Readonly<Record<string, unknown>>;
}

/**
 * Migrations of older report formats, each to the next version: the first one migrates 1 to 2. Never
 * change a migration after its release. The result is validated like any report.
 */
export const migrations: readonly ((report: RawReport) => RawReport)[] = [
  // Version 1 had no field for DevTools, which visitors do not use.
  ({ meta, ...report }) => ({ ...report, meta: { ...meta, schema: 2, rewritten: false } }),
  // Version 2 had the language of each typed number, criteria of bikes as one text, and which pictures the
  // server could resize.
  ({ meta, actions, preloadedState }) => ({
    meta: { ...meta, schema: 3 },
    actions: actions.map((action) => inVersion3(action)),
    preloadedState: inVersion3(preloadedState) as RawReport['preloadedState'],
  }),
  // Version 3 had the dates of banners as texts, and banners out of their dates as inactive.
  ({ meta, actions, preloadedState }) => ({
    meta: { ...meta, schema: 4 },
    actions: actions.map((action) => withMoments(action)),
    preloadedState: withMoments(preloadedState) as RawReport['preloadedState'],
  }),
];

function inVersion3(value: unknown, name?: string): unknown {
  if (Array.isArray(value)) return value.map((item) => inVersion3(item));
  if (name === 'criteria') return criteriaIn(value);
  if (!isRecord(value)) return value;
  const { text, language, ...rest } = value;
  const isTyped = typeof text === 'string' && typeof language === 'string';
  if (isTyped && Object.keys(rest).length === 0) return text;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'resizable')
      .map(([key, part]) => [key, inVersion3(part, key)]),
  );
}

/** Of `100-500-sale`, or `0-9999999-all`. */
function criteriaIn(text: unknown): unknown {
  const [, min, max, type] = /^(-?[\d.]+)-(-?[\d.]+)-(\w+)$/.exec(String(text)) ?? [];
  if (type === undefined) return text;
  const listingType = type === 'all' ? null : type;
  return { listingType, priceMin: Number(min), priceMax: Number(max) };
}

function withMoments(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMoments);
  if (!isRecord(value)) return value;
  if ('startDate' in value && 'endDate' in value && 'targetAudience' in value) {
    const dates = ['startDate', 'endDate', 'createdAt', 'updatedAt'];
    const moments = dates.map((name) => [name, momentOf(value[name])] as const);
    return { ...value, isRunning: true, ...Object.fromEntries(moments) };
  }
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withMoments(part)]));
}

/** In ms since the epoch. */
function momentOf(text: unknown): number | null {
  const ms = typeof text === 'string' ? Date.parse(text) : NaN;
  return Number.isNaN(ms) ? null : ms;
}
