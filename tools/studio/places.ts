import type { Json, JsonObject } from './contract';
import type { Field } from './fields';

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

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The part at a path, or `undefined`. */
export function partAt(value: Json | undefined, path: Path): Json | undefined {
  return path.reduce<Json | undefined>((part, step) => {
    if (Array.isArray(part)) return (part as readonly Json[])[Number(step)];
    return isObject(part) ? part[String(step)] : undefined;
  }, value);
}

/**
 * The file with another part; `undefined` takes it out. The order of what is there stays; what is
 * new stands where the schema has it.
 * @param field of the whole value
 */
export function withPart(
  value: Json | undefined,
  path: Path,
  part: Json | undefined,
  field?: Field,
): Json {
  const [step, ...rest] = path;
  if (step === undefined) return part ?? null;
  if (typeof step === 'number') {
    const list = Array.isArray(value) ? (value as readonly Json[]) : [];
    if (rest.length === 0 && part === undefined) return list.filter((_, index) => index !== step);
    const item = field?.kind === 'list' ? field.item : undefined;
    return Object.assign([...list], { [step]: withPart(list[step], rest, part, item) });
  }
  const object = isObject(value) ? value : {};
  const entries = Object.entries(object);
  if (rest.length === 0 && part === undefined) {
    return Object.fromEntries(entries.filter(([name]) => name !== step));
  }
  const known = field?.kind === 'group' ? field.entries : [];
  const inner = known.find(([name]) => name === step)?.[1];
  const changed = withPart(object[step], rest, part, inner);
  if (step in object) return { ...object, [step]: changed };
  const names = known.map(([name]) => name);
  const before = names.slice(0, names.indexOf(step));
  const at = entries.findLastIndex(([name]) => before.includes(name) || name.startsWith('$')) + 1;
  return Object.fromEntries(
    known.length > 0 ? entries.toSpliced(at, 0, [step, changed]) : [...entries, [step, changed]],
  );
}

/** What a new part begins with. */
export function blankOf(field: Field): Json {
  switch (field.kind) {
    case 'group':
      return Object.fromEntries(
        field.entries
          .filter(([, entry]) => !entry.isOptional)
          .map(([name, entry]) => [name, blankOf(entry)]),
      );
    case 'list':
    case 'choices':
    case 'gradient':
    case 'word or list':
      return [];
    case 'number':
      return 0;
    case 'switch':
      return false;
    case 'choice':
      return field.options[0] ?? '';
    default:
      return '';
  }
}

/** An entry more: like the last one, so that the shop stays whole while it is filled in. */
export function oneMore(list: readonly Json[], item: Field): Json {
  const last = list.at(-1);
  if (!isObject(last)) return blankOf(item);
  const { id } = last;
  return typeof id === 'string' ? { ...last, id: freeId(list, id) } : last;
}

function freeId(list: readonly Json[], id: string): string {
  const taken = new Set(list.map((entry) => partAt(entry, ['id'])));
  const stem = id.replace(/-\d+$/, '');
  let count = 2;
  while (taken.has(`${stem}-${String(count)}`)) count++;
  return `${stem}-${String(count)}`;
}
