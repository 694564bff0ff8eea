import type { UnknownAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import type { RootState } from '../../app/rootReducer';
import { type Language, languages } from '../../shared/i18n/languages';

/** Version of the format: raise it with each change of what a report contains. */
export const REPORT_SCHEMA = 6;

/** Maximum length of a report, in characters. */
export const REPORT_LENGTH_MAX = 5_000_000;

/** Maximum length of the visitor's sentence, in characters. */
export const WORDS_MAX = 500;

/** Start of a report's clock, which hides real times. */
export const CLOCK_START_MS = Date.UTC(2000, 0, 1);

const ACTIONS_MAX = 1_000;
const SIDE_MAX = 20_000;

const side = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(SIDE_MAX));
const name = v.pipe(v.string(), v.maxLength(100));
/** In ms since the first step; negative before it. */
const stepTime = v.pipe(v.number(), v.finite());

/** A problem that happened without an action. */
const problemSchema = v.strictObject({
  kind: v.picklist(['error', 'rejection', 'crash']),
  at: stepTime,
  /** Name of the error's class, if known. */
  name,
  /** The message if known, else its shape. */
  message: v.pipe(v.string(), v.maxLength(1_024)),
  /** Stack frames in scripts of the shop, innermost first: `client.1a2b3c4d.js:1:2345`. */
  frames: v.pipe(v.array(name), v.maxLength(50)),
});

export const metaSchema = v.strictObject({
  schema: v.literal(REPORT_SCHEMA),
  release: name,
  /** The shop's id. */
  shop: name,
  language: v.custom<Language>(
    (value) => typeof value === 'string' && Object.hasOwn(languages, value),
  ),
  screen: v.strictObject({ width: side, height: side }),
  /** Time of each action. */
  times: v.pipe(v.array(stepTime), v.maxLength(ACTIONS_MAX)),
  problems: v.pipe(v.array(problemSchema), v.maxLength(100)),
  /** What was cut because of its size. */
  cut: v.pipe(v.array(v.picklist(['steps', 'lists'])), v.maxLength(2)),
  /** Whether Redux DevTools rewrote the visit; the steps then begin with its state. */
  rewritten: v.boolean(),
  /** The visitor's sentence, the only typed text in the file. */
  words: v.optional(v.pipe(v.string(), v.maxLength(WORDS_MAX))),
});

export type ReportMeta = Readonly<v.InferOutput<typeof metaSchema>>;
export type ReportedProblem = Readonly<v.InferOutput<typeof problemSchema>>;
export type Cut = ReportMeta['cut'][number];

export interface Report {
  readonly meta: ReportMeta;
  readonly actions: readonly UnknownAction[];
  /** The state before the first action. */
  readonly preloadedState: Partial<RootState>;
}

/** The text of the file: the import format of Redux DevTools, and `meta`, which it ignores. */
export function reportText({ meta, actions, preloadedState }: Report): string {
  return JSON.stringify({
    meta,
    payload: JSON.stringify(actions),
    preloadedState: JSON.stringify(preloadedState),
  });
}
