import { isTooDeep } from '../../shared/lib/isTooDeep';

/** Maximum nesting of a report. */
const DEPTH_MAX = 40;

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Parses untrusted JSON in linear time and without deep recursion.
 * @throws Error with the reason
 */
export function plainJson(text: string): unknown {
  if (isTooDeep(text, DEPTH_MAX)) throw new Error('it is nested too deep');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error('it is damaged: not valid JSON');
  }
  checkNames(value);
  return value;
}

/** Refuses keys that name a part of the prototype. */
function checkNames(value: unknown): void {
  const waiting = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next !== 'object' || next === null) continue;
    for (const [name, part] of Object.entries(next)) {
      if (FORBIDDEN.has(name)) throw new Error(`it has a field named ${name}`);
      waiting.push(part);
    }
  }
}
