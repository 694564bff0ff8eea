/** A report is never nested deeper than this. */
const DEPTH_MAX = 40;

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Parses untrusted JSON in linear time and without deep recursion.
 * @throws Error with the reason why it cannot be read
 */
export function plainJson(text: string): unknown {
  checkDepth(text);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error('it is damaged: not valid JSON');
  }
  checkNames(value);
  return value;
}

/** Before it is parsed: a parser may nest as deep as the text does. */
function checkDepth(text: string): void {
  let depth = 0;
  let isInText = false;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (isInText) {
      if (character === '\\') index++;
      else if (character === '"') isInText = false;
    } else if (character === '"') isInText = true;
    else if (character === '[' || character === '{') {
      if (++depth > DEPTH_MAX) throw new Error('it is nested too deep');
    } else if (character === ']' || character === '}') depth--;
  }
}

/** No object may name a part of its prototype. */
function checkNames(value: unknown): void {
  const waiting = [value];
  for (let next = waiting.pop(); waiting.length > 0 || next !== undefined; next = waiting.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    for (const [name, part] of Object.entries(next)) {
      if (FORBIDDEN.has(name)) throw new Error(`it has a field named ${name}`);
      if (typeof part === 'object' && part !== null) waiting.push(part);
    }
  }
}
