import { type Field, labelOf } from './fields';
import type { Path } from './places';

/** Fields that stand together in the form. */
export interface Section {
  readonly title: string;
  readonly path: Path;
  readonly field: Field;
  /** The fields of the section where it has a part of them only. */
  readonly entries?: readonly (readonly [string, Field])[];
}

type Entry = readonly [string, Field];

const isOfTokens = ({ kind, ...field }: Field) =>
  kind === 'group' &&
  'entries' in field &&
  field.entries.every(([, entry]) => entry.kind === 'token');

/** A theme: its groups are sections of their own. */
const isTheme = (field: Field): field is Extract<Field, { kind: 'group' }> =>
  field.kind === 'group' && field.entries.every(([, entry]) => isOfTokens(entry));

/** The sections of the form: single values, the look, and whatever has several values. */
export function sectionsOf(field: Field): Section[] {
  const entries = field.kind === 'group' ? field.entries : [];
  const isPart = ([, entry]: Entry) => entry.kind === 'group' || entry.kind === 'list';
  const parts = entries.filter(isPart);
  return [
    {
      title: 'Shop',
      path: [],
      field,
      entries: entries.filter((entry) => !isPart(entry)),
    },
    ...parts
      .filter(([, entry]) => isTheme(entry))
      .flatMap(([name, entry]) =>
        isTheme(entry)
          ? entry.entries.map(([group, tokens]) =>
              // One that is missing has derived values all the same.
              section(group, [name, group], { ...tokens, isOptional: false }),
            )
          : [],
      ),
    ...parts
      .filter(([, entry]) => !isTheme(entry))
      .map(([name, entry]) => section(name, [name], entry)),
  ];
}

const section = (name: string, path: Path, field: Field): Section => ({
  title: labelOf(name),
  path,
  field,
});
