import { useEffect, useMemo, useReducer } from 'react';
import type { ContrastFault } from '../../shop-file/theme/contrast';
import type { Json, JsonObject, StudioCheck, StudioFault, StudioFile } from './contract';
import type { Field } from './fields';
import { latestOnly } from './latestOnly';
import { type Path, isObject, partAt, pathOf, withPart } from './places';
import { checkFile, readFile, saveFile } from './requests';
import { colorOf } from './themeValues';

/** What the studio says about the file as a whole. */
type Notice =
  | { readonly kind: 'none' | 'saving' | 'saved' | 'changed meanwhile' }
  | { readonly kind: 'refused'; readonly faults: readonly StudioFault[] }
  | { readonly kind: 'failed'; readonly message: string };

interface OpenFile extends StudioFile {
  /** As it is in the form; `StudioFile` has it as it is on the disk. */
  readonly edited: JsonObject;
}

interface State {
  readonly file: OpenFile | null;
  readonly check: StudioCheck | null;
  /** The last one that could be shown. */
  readonly shown: StudioCheck['shown'];
  readonly notice: Notice;
}

type Event =
  | { readonly type: 'read'; readonly file: StudioFile }
  | { readonly type: 'edited'; readonly edit: (value: JsonObject) => JsonObject }
  | { readonly type: 'checked'; readonly check: StudioCheck }
  | { readonly type: 'saved'; readonly value: JsonObject; readonly hash: string }
  | { readonly type: 'told'; readonly notice: Notice };

function next(state: State, event: Event): State {
  const { file } = state;
  switch (event.type) {
    case 'read':
      return { ...state, file: { ...event.file, edited: event.file.value }, notice: NONE };
    case 'edited':
      if (!file) return state;
      return { ...state, file: { ...file, edited: event.edit(file.edited) }, notice: NONE };
    case 'checked':
      return { ...state, check: event.check, shown: event.check.shown ?? state.shown };
    case 'saved':
      if (!file) return state;
      return {
        ...state,
        file: { ...file, value: event.value, hash: event.hash },
        notice: { kind: 'saved' },
      };
    case 'told':
      return { ...state, notice: event.notice };
  }
}

const NONE: Notice = { kind: 'none' };
const closed: State = { file: null, check: null, shown: undefined, notice: NONE };

export interface Studio extends State {
  readonly isChanged: boolean;
  /** Changes a part of the file; `undefined` takes it out. */
  readonly set: (path: Path, part: Json | undefined) => void;
  /** Takes suggested colours over. */
  readonly use: (suggestions: readonly ContrastFault['suggestion'][]) => void;
  readonly save: () => void;
  /** Gives up what was changed. */
  readonly revert: () => void;
  /** Reads the file from the disk. */
  readonly reload: () => void;
}

/** The shop file in the form, which is checked as fast as the development server responds. */
export function useStudio(form: Field): Studio {
  const [state, tell] = useReducer(next, closed);
  const { file } = state;
  const edited = file?.edited;

  const actions = useMemo(() => {
    const failed = (error: unknown) => {
      tell({ type: 'told', notice: { kind: 'failed', message: messageOf(error) } });
    };
    return {
      check: latestOnly(async (value: JsonObject) => {
        await checkFile(value).then((check) => {
          tell({ type: 'checked', check });
        }, failed);
      }),
      reload: () => {
        readFile().then((read) => {
          tell({ type: 'read', file: read });
        }, failed);
      },
      set: (path: Path, part: Json | undefined) => {
        tell({
          type: 'edited',
          edit: (value) => {
            const whole = withPart(value, path, part, form);
            return isObject(whole) ? whole : value;
          },
        });
      },
      use: (suggestions: readonly ContrastFault['suggestion'][]) => {
        tell({ type: 'edited', edit: (value) => suggestions.reduce(withSuggestion, value) });
      },
      save: (value: JsonObject, hash: string) => {
        tell({ type: 'told', notice: { kind: 'saving' } });
        saveFile(value, hash).then((result) => {
          tell(
            result.kind === 'saved'
              ? { type: 'saved', value, hash: result.hash }
              : { type: 'told', notice: result },
          );
        }, failed);
      },
    };
  }, [form]);

  useEffect(() => {
    actions.reload();
  }, [actions]);
  useEffect(() => {
    if (edited) actions.check(edited);
  }, [actions, edited]);

  const isChanged = file !== null && JSON.stringify(file.value) !== JSON.stringify(file.edited);
  useEffect(() => {
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
    };
  }, [isChanged]);

  return {
    ...state,
    isChanged,
    set: actions.set,
    use: actions.use,
    save: () => {
      if (file) actions.save(file.edited, file.hash);
    },
    revert: () => {
      if (file) tell({ type: 'edited', edit: () => file.value });
    },
    reload: actions.reload,
  };
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function withSuggestion(
  file: JsonObject,
  { name, value }: ContrastFault['suggestion'],
): JsonObject {
  const place = pathOf(name);
  const token = partAt(file, place);
  const path = isObject(token) && '$value' in token ? [...place, '$value'] : place;
  const whole = withPart(file, path, colorOf(value, partAt(file, path)));
  return isObject(whole) ? whole : file;
}
