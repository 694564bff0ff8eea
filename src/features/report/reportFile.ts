import type { UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '../../app/store';
import type { Language } from '../../shared/i18n/languages';
import type { Problem } from './recorder';

/** Version of the format: raise it with each migration (`migrations.ts`). */
export const REPORT_SCHEMA = 3;

/** Maximum length of a report, in characters. */
export const REPORT_LENGTH_MAX = 5_000_000;

/** Maximum length of the visitor's sentence, in characters. */
export const WORDS_MAX = 500;

/** Start of a report's clock, which hides real times. */
export const CLOCK_START_MS = Date.UTC(2000, 0, 1);

/** What was cut from a report because of its size. */
export type Cut = 'steps' | 'lists';

/** A problem that happened without an action. */
export interface ReportedProblem {
  readonly kind: Problem['kind'];
  /** In ms since the first step; negative before it. */
  readonly at: number;
  /** Name of the error's class, if known. */
  readonly name: string;
  /** The message if known, else its shape. */
  readonly message: string;
  /** Stack frames in scripts of the shop, innermost first: `client.1a2b3c4d.js:1:2345`. */
  readonly frames: readonly string[];
}

export interface ReportMeta {
  readonly schema: number;
  readonly release: string;
  /** The shop's id. */
  readonly shop: string;
  readonly language: Language;
  readonly screen: { readonly width: number; readonly height: number };
  /** Time of each action, in ms since the first one. */
  readonly times: readonly number[];
  readonly problems: readonly ReportedProblem[];
  readonly cut: readonly Cut[];
  /** Whether Redux DevTools rewrote the visit; the steps then begin with its state. */
  readonly rewritten: boolean;
  /** The visitor's sentence, the only typed text in the file. */
  readonly words?: string;
}

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
