import * as v from 'valibot';
import { isRecord } from '../../api/coercions';
import type { RootState } from '../../app/rootReducer';
import { storeReducer } from '../../app/store';
import { firstDifference } from '../../shared/lib/isSame';
import { isTooDeep } from '../../shared/lib/isTooDeep';
import './lazySlices';
import { redactAction, redactState } from './reportedSlices';
import { REPORT_LENGTH_MAX, REPORT_SCHEMA, type Report, metaSchema } from './reportFile';
import { readingRedaction } from './visitRedaction';

/** A parsed report that is not validated yet. */
interface RawReport {
  readonly meta: Readonly<Record<string, unknown>>;
  readonly actions: readonly unknown[];
  readonly preloadedState: Readonly<Record<string, unknown>>;
}

export type ReadReport = { readonly report: Report } | { readonly refusal: string };

/** As a script is named: `main.0123abcd.js`. */
const releaseName = v.pipe(v.string(), v.regex(/^[\w.-]{1,100}$/));
/** Maximum nesting of a report. */
const DEPTH_MAX = 40;
/** Fields that name a part of the prototype. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Reads the file of a report, which is untrusted. A file that `makeReport` could not have written is
 * refused with one reason.
 */
export function readReport(text: string): ReadReport {
  try {
    return { report: checked(parse(text)) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { refusal: `This report cannot be read: ${reason}.` };
  }
}

function parse(text: string): RawReport {
  if (text.length > REPORT_LENGTH_MAX) {
    throw new Error(`it is too long (${String(text.length)} characters)`);
  }
  const file = plainJson(text);
  if (!isRecord(file) || !isRecord(file.meta)) throw new Error('it is not a report of this shop');
  const { meta, payload, preloadedState } = file;
  if (typeof payload !== 'string' || typeof preloadedState !== 'string') {
    throw new Error('it has no actions, or no state before them');
  }
  const actions = plainJson(payload);
  const state = plainJson(preloadedState);
  if (!Array.isArray(actions) || !isRecord(state)) {
    throw new Error('its actions or the state before them are damaged');
  }
  return { meta, actions, preloadedState: state };
}

/** Parses untrusted JSON in linear time and without deep recursion. */
function plainJson(text: string): unknown {
  if (isTooDeep(text, DEPTH_MAX)) throw new Error('it is nested too deep');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error('it is damaged: not valid JSON');
  }
  const waiting = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next !== 'object' || next === null) continue;
    for (const [name, part] of Object.entries(next)) {
      if (FORBIDDEN.has(name)) throw new Error(`it has a field named ${name}`);
      waiting.push(part);
    }
  }
  return value;
}

/** Refuses a report that our own redaction would change. */
function checked({ meta, actions, preloadedState }: RawReport): Report {
  if (meta.schema !== REPORT_SCHEMA) {
    const release = v.is(releaseName, meta.release)
      ? `release ${meta.release}`
      : 'an unknown release';
    const schema = typeof meta.schema === 'number' ? String(meta.schema) : 'unknown';
    throw new Error(
      `it was made by ${release} with schema ${schema}, and this release reads schema ${String(REPORT_SCHEMA)}`,
    );
  }
  const { success, output, issues } = v.safeParse(metaSchema, meta);
  if (!success) {
    const [issue] = issues;
    throw new Error(`its meta is invalid at ${v.getDotPath(issue) ?? 'meta'}`);
  }
  if (actions.length !== output.times.length)
    throw new Error('it does not have one time for each action');
  const plain = actions.map((action, index) => {
    if (!isRecord(action) || typeof action.type !== 'string') {
      throw new Error(`action ${String(index + 1)} has no type`);
    }
    const redacted = redactAction({ ...action, type: action.type }, readingRedaction);
    if (!redacted) throw new Error(`action ${String(index + 1)} is unknown here`);
    expectSame(redacted, action, `action ${String(index + 1)}`);
    return redacted;
  });
  const state = redactState(preloadedState, readingRedaction);
  expectSame(state, preloadedState, 'the state before the actions');
  const report: Report = { meta: output, actions: plain, preloadedState: state };
  replay(report);
  return report;
}

function expectSame(redacted: unknown, found: unknown, where: string): void {
  const difference = firstDifference(redacted, found);
  if (difference !== null) {
    throw new Error(`${where} has what no report of this release can have, at ${difference}`);
  }
}

/** The states of a report: before its first action, and after each. */
export function statesOf({ actions, preloadedState }: Report): RootState[] {
  // Gives slices that were not injected yet their initial state.
  let state = storeReducer(preloadedState, { type: 'report/opened' });
  return [state, ...actions.map((action) => (state = storeReducer(state, action)))];
}

/** Replays the report, because valid actions may be invalid in their order. */
function replay(report: Report): void {
  try {
    statesOf(report);
  } catch {
    throw new Error('its actions do not follow one another');
  }
}
