import type { UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '../../app/store';
import type { Language } from '../../shared/i18n/languages';
import type { Problem } from './recorder';

/** Version of the format: raise it with each migration (`migrations.ts`). */
export const REPORT_SCHEMA = 2;

/** The greatest length of a report, in characters. */
export const REPORT_LENGTH_MAX = 5_000_000;

/** The visitor's own words are cut at this length, in characters. */
export const WORDS_MAX = 500;

/** The clock of a report starts at this moment, so it has no real times. */
export const CLOCK_START_MS = Date.UTC(2000, 0, 1);

/** What of a visit is not in its report because of its size. */
export type Cut = 'steps' | 'lists';

/** A problem that happened without an action. */
export interface ReportedProblem {
  readonly kind: Problem['kind'];
  /** In ms since the first step; before it, below 0. */
  readonly at: number;
  /** Name of the error's class, where it is a known one. */
  readonly name: string;
  /** The message, but for known ones in its shape only. */
  readonly message: string;
  /** Where, in scripts of the shop: `client.1a2b3c4d.js:1:2345`, the innermost first. */
  readonly frames: readonly string[];
}

export interface ReportMeta {
  readonly schema: number;
  readonly release: string;
  /** The shop's id. */
  readonly shop: string;
  readonly language: Language;
  readonly screen: { readonly width: number; readonly height: number };
  /** When each action came, in ms since the first one. */
  readonly times: readonly number[];
  readonly problems: readonly ReportedProblem[];
  readonly cut: readonly Cut[];
  /** Whether Redux DevTools has rewritten the visit: then the steps begin with the state that it made. */
  readonly rewritten: boolean;
  /** The visitor's own words: the only text in the file that somebody typed. */
  readonly words?: string;
}

export interface Report {
  readonly meta: ReportMeta;
  readonly actions: readonly UnknownAction[];
  /** The state before the first action. */
  readonly preloadedState: Partial<RootState>;
}

/** The file: what the import of Redux DevTools reads, and `meta`, which it ignores. */
export function reportText({ meta, actions, preloadedState }: Report): string {
  return JSON.stringify({
    meta,
    payload: JSON.stringify(actions),
    preloadedState: JSON.stringify(preloadedState),
  });
}
