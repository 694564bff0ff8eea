import type { Json, JsonObject } from './contract';

/** The way to a part of a file. */
export type Path = readonly (string | number)[];

/** As the checks write a path: `platforms[2].url`. */
export function placeOf(path: Path): string {
  return path.reduce<string>((place, step) => {
    if (typeof step === 'number') return `${place}[${String(step)}]`;
    return place === '' ? step : `${place}.${step}`;
  }, '');
}

/** The path of a place. */
export function pathOf(place: string): Path {
  return [...place.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, name = '']) =>
    index === undefined ? name : Number(index),
  );
}

/** Whether a place is another one, or a part of it. */
export const isWithin = (place: string, whole: string) =>
  place === whole || (place.startsWith(whole) && /^[.[]/.test(place.slice(whole.length)));

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const textOf = (value: Json | undefined) => (typeof value === 'string' ? value : '');

/** The part at a path, or `undefined`. */
export function partAt(value: Json | undefined, path: Path): Json | undefined {
  return path.reduce<Json | undefined>((part, step) => {
    if (Array.isArray(part)) return (part as readonly Json[])[Number(step)];
    return isObject(part) ? part[String(step)] : undefined;
  }, value);
}

/** The file with another part; `undefined` takes it out. */
export function withPart(
  value: Json | undefined,
  [step, ...rest]: Path,
  part: Json | undefined,
): Json | undefined {
  if (step === undefined) return part;
  const changed = withPart(partAt(value, [step]), rest, part);
  if (typeof step === 'number') {
    return Object.assign([...(Array.isArray(value) ? (value as readonly Json[]) : [])], {
      [step]: changed,
    });
  }
  const object = { ...(isObject(value) && value), [step]: changed ?? null };
  if (changed !== undefined) return object;
  return Object.fromEntries(Object.entries(object).filter(([name]) => name !== step));
}

/** Words that a name splits into do not always say what is meant. */
const names: Readonly<Record<string, string>> = {
  color: 'Colours',
  gradient: 'Gradients',
  id: 'Short name',
  mapUrl: 'Map link',
  radius: 'Corners',
  social: 'Social links',
  url: 'Link',
};

/** A field's name for people: `loginWelcome` is `Login welcome`. */
export function labelOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return names[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** A place as the form names it: `platforms[0].tint` is `Platforms 1, tint`. */
export function placeLabel(place: string): string {
  const [path = ''] = place.split('.$value');
  return pathOf(path).reduce<string>((label, step) => {
    if (typeof step === 'number') return `${label} ${String(step + 1)}`;
    return label === '' ? labelOf(step) : `${label}, ${labelOf(step).toLowerCase()}`;
  }, '');
}
