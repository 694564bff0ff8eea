import { useEffect, useMemo, useState } from 'react';
import type { ContrastFault } from '../../shop-file/theme/contrast';
import {
  type Json,
  type JsonObject,
  STUDIO,
  type SaveResult,
  type StudioCheck,
  type StudioFile,
} from './contract';
import { latestOnly } from './latestOnly';
import { type Path, isObject, partAt, pathOf, withPart } from './places';
import { colorOf } from './themeValues';

/** What the studio says about the file as a whole. */
interface Notice {
  readonly text: string;
  readonly isFault?: boolean;
  /** Only reading the file again helps. */
  readonly isStale?: boolean;
}

/** The shop file in the form, which is checked as fast as the development server responds. */
export function useStudio() {
  /** As it is on the disk. */
  const [file, setFile] = useState<StudioFile | null>(null);
  /** As it is in the form. */
  const [edited, setEdited] = useState<JsonObject | null>(null);
  const [check, setCheck] = useState<StudioCheck>({ faults: [], contrast: [] });
  /** The last one that could be shown. */
  const [shown, setShown] = useState<StudioCheck['shown']>();
  const [notice, setNotice] = useState<Notice | null>({ text: 'Reading the shop file ...' });
  const isChanged = file !== null && JSON.stringify(file.value) !== JSON.stringify(edited);

  const failed = (error: unknown) => {
    setNotice({ text: error instanceof Error ? error.message : String(error), isFault: true });
  };
  const edit = (value: JsonObject) => {
    setEdited(value);
    setNotice(null);
  };
  const reload = () => {
    request<StudioFile>(STUDIO.file).then((read) => {
      setFile(read);
      edit(read.value);
    }, failed);
  };
  const checkEdited = useMemo(
    () =>
      latestOnly(async (value: JsonObject) => {
        await request<StudioCheck>(STUDIO.check, 'POST', value).then((found) => {
          setCheck(found);
          if (found.shown) setShown(found.shown);
        }, failed);
      }),
    [],
  );
  useEffect(reload, []);
  useEffect(() => {
    if (edited) checkEdited(edited);
  }, [checkEdited, edited]);
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
    file,
    edited,
    check,
    shown,
    isChanged,
    notice: notice ?? { text: isChanged ? 'Not saved yet' : '' },
    /** Changes a part of the file; `undefined` takes it out. */
    set: (path: Path, part: Json | undefined) => {
      if (edited) edit(withPart(edited, path, part) as JsonObject);
    },
    /** Takes suggested colours over. */
    use: (suggestions: readonly ContrastFault['suggestion'][]) => {
      if (edited) edit(suggestions.reduce(withSuggestion, edited));
    },
    save: () => {
      if (!file || !edited) return;
      setNotice({ text: 'Saving ...' });
      request<SaveResult>(STUDIO.file, 'PUT', edited, file.hash).then((result) => {
        if (result.kind === 'saved') setFile({ ...file, value: edited, hash: result.hash });
        setNotice(noticeOf(result));
      }, failed);
    },
    /** Gives up what was changed. */
    revert: () => {
      if (file) edit(file.value);
    },
    /** Reads the file from the disk. */
    reload,
  };
}

function noticeOf(result: SaveResult): Notice {
  switch (result.kind) {
    case 'saved':
      return { text: 'Saved' };
    case 'changed meanwhile':
      return {
        text: 'Not saved: the file has changed on the disk. Reading it again gives up your changes.',
        isFault: true,
        isStale: true,
      };
    case 'refused': {
      const { length } = result.faults;
      const text = `Not saved: ${length === 1 ? 'one thing is' : `${String(length)} things are`} wrong`;
      return { text, isFault: true };
    }
  }
}

/**
 * Sends a request to the development server, which wrote the response: its shape needs no check.
 * @param hash of the file that was read, for whom writes it
 * @throws Error with the server's own words
 */
async function request<Result>(
  address: string,
  method = 'GET',
  value?: JsonObject,
  hash = '',
): Promise<Result> {
  const body = value && JSON.stringify(value);
  const headers = { 'Content-Type': 'application/json', 'If-Match': `"${hash}"` };
  const response = await fetch(address, { method, ...(body && { body, headers }) }).catch(() => {
    throw new Error('The development server does not respond. Is it still running?');
  });
  if (!response.ok) throw new Error(await response.text());
  return response.json() as Promise<Result>;
}

function withSuggestion(
  file: JsonObject,
  { name, value }: ContrastFault['suggestion'],
): JsonObject {
  const place = pathOf(name);
  const token = partAt(file, place);
  const path = isObject(token) && '$value' in token ? [...place, '$value'] : place;
  return withPart(file, path, colorOf(value, partAt(file, path))) as JsonObject;
}
