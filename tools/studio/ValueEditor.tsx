import { useState } from 'react';
import type { Json } from './contract';
import type { EditorProps } from './FieldEditor';
import { useForm } from './FormContext';
import { placeOf } from './places';
import { FaultLine, FieldRow, Input, TextArea } from './studioFormParts';

/** A number, or what has no input of its own, as JSON. */
export function ValueEditor({ label, field, path, value }: EditorProps<'number' | 'json'>) {
  const { set } = useForm();
  const [typed, setTyped] = useState<string | null>(null);
  const isNumber = field.kind === 'number';
  const text = typed ?? (value === undefined ? '' : JSON.stringify(value));
  const change = (next: string) => {
    const json = next === '' ? undefined : parsed(next);
    setTyped(json === NO_JSON ? next : null);
    if (json !== NO_JSON) set(path, json);
  };
  return (
    <FieldRow label={label} hint={field.hint} place={placeOf(path)} isOptional={field.isOptional}>
      {(input) => (
        <>
          {isNumber ? (
            <Input
              {...input}
              type="number"
              value={text}
              onChange={({ target }) => {
                change(target.value);
              }}
            />
          ) : (
            <TextArea
              {...input}
              spellCheck={false}
              value={text}
              onChange={({ target }) => {
                change(target.value);
              }}
            />
          )}
          {typed !== null && (
            <FaultLine role="status">is not JSON, and is not taken over</FaultLine>
          )}
        </>
      )}
    </FieldRow>
  );
}

const NO_JSON = Symbol('no JSON');

function parsed(text: string): Json | typeof NO_JSON {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return NO_JSON;
  }
}
