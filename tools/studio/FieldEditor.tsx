import { Plus, Trash2 } from 'lucide';
import { Icon } from '../../src/shared/ui/Icon';
import { ChoiceEditor, ChoicesEditor, SwitchEditor } from './ChoiceEditors';
import { ColorEditor, DimensionEditor } from './ColorEditor';
import type { Json } from './contract';
import { type Field, labelOf } from './fields';
import { FileEditor } from './FileEditor';
import { useForm } from './FormContext';
import { GradientEditor } from './GradientEditor';
import { ListEditor } from './ListEditor';
import { type Path, blankOf, isObject, placeOf } from './places';
import { Faults, Hint, Inset, SmallButton } from './studioFormParts';
import { TextEditor, TextsEditor } from './TextEditors';
import { TokenEditor } from './TokenEditor';
import { ValueEditor } from './ValueEditor';

export interface EditorProps<Kind extends Field['kind'] = Field['kind']> {
  readonly label: string;
  readonly field: Extract<Field, { kind: Kind }>;
  readonly path: Path;
  readonly value: Json | undefined;
}

/** The input of a part of the shop file. */
export function FieldEditor({ label, field, path, value }: EditorProps) {
  const props = { label, path, value };
  switch (field.kind) {
    case 'group':
      return <GroupEditor {...props} field={field} />;
    case 'list':
      return <ListEditor {...props} field={field} />;
    case 'word or list':
      return <WordOrListEditor {...props} field={field} />;
    case 'texts':
      return <TextsEditor {...props} field={field} />;
    case 'text':
      return <TextEditor {...props} field={field} />;
    case 'switch':
      return <SwitchEditor {...props} field={field} />;
    case 'choice':
      return <ChoiceEditor {...props} field={field} />;
    case 'choices':
      return <ChoicesEditor {...props} field={field} />;
    case 'file':
      return <FileEditor {...props} field={field} />;
    case 'color':
      return <ColorEditor {...props} hint={field.hint} place={placeOf(path)} />;
    case 'gradient':
      return <GradientEditor {...props} hint={field.hint} place={placeOf(path)} />;
    case 'dimension':
      return <DimensionEditor {...props} hint={field.hint} place={placeOf(path)} />;
    case 'token':
      return <TokenEditor {...props} field={field} />;
    case 'number':
    case 'json':
      return <ValueEditor {...props} field={field} />;
  }
}

/** The fields of a group, under each other. */
export function GroupFields({ field, path, value }: Omit<EditorProps<'group'>, 'label'>) {
  const part = isObject(value) ? value : {};
  return field.entries.map(([name, entry]) => (
    <FieldEditor
      key={name}
      label={labelOf(name)}
      field={entry}
      path={[...path, name]}
      value={part[name]}
    />
  ));
}

function GroupEditor({ label, field, path, value }: EditorProps<'group'>) {
  const { set, faults } = useForm();
  const place = placeOf(path);
  const isMissing = field.isOptional && value === undefined;
  return (
    <Inset data-place={place}>
      <legend>{label}</legend>
      {field.hint && <Hint>{field.hint}</Hint>}
      {!isMissing && <GroupFields field={field} path={path} value={value} />}
      <Faults
        messages={faults.filter((fault) => fault.place === place).map(({ message }) => message)}
      />
      {field.isOptional && (
        <SmallButton
          type="button"
          onClick={() => {
            set(path, isMissing ? blankOf(field) : undefined);
          }}
        >
          {isMissing ? <Icon drawing={Plus} /> : <Icon drawing={Trash2} />}
          {isMissing ? `Add ${label.toLowerCase()}` : `Remove ${label.toLowerCase()}`}
        </SmallButton>
      )}
    </Inset>
  );
}

function WordOrListEditor({ label, field, path, value }: EditorProps<'word or list'>) {
  const { set } = useForm();
  const isWord = value === field.word;
  const { list } = field;
  return (
    <>
      <SwitchEditor
        label={`${label}: ${field.word}`}
        field={{ kind: 'switch', isOptional: false, hint: field.hint }}
        path={path}
        value={isWord}
        onChange={(isOn) => {
          set(path, isOn ? field.word : []);
        }}
      />
      {!isWord && list.kind === 'list' && (
        <ListEditor label={label} field={list} path={path} value={value} />
      )}
    </>
  );
}
