import type { PageState } from '../../src/app/startup/pageState';

/** The text for the page's state element; safe inside a script element. */
export function serializePageState({ config, state }: PageState): string {
  const parts = [`"config":${textOf(config)}`];
  if (state) {
    const slices = Object.entries(state).map(([name, slice]) => `"${name}":${textOf(slice)}`);
    parts.push(`"state":{${slices.join(',')}}`);
  }
  return `{${parts.join(',')}}`;
}

/** Pages share most slices, such as the answers of backends. */
const texts = new WeakMap<object, string>();

function textOf(part: object): string {
  const known = texts.get(part);
  if (known !== undefined) return known;
  const text = JSON.stringify(part).replace(/</g, '\\u003c');
  texts.set(part, text);
  return text;
}
