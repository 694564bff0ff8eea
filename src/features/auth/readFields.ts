import type { FieldValues, Path, PathValue, UseFormSetValue } from 'react-hook-form';

/**
 * Takes over what the fields of a form hold. React Hook Form learns of a value by its `input` event,
 * and some password managers fill a field without one.
 */
export function readFields<Fields extends FieldValues>(
  form: HTMLFormElement,
  setValue: UseFormSetValue<Fields>,
): void {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement) || field.name === '') continue;
    const held = field.type === 'checkbox' ? field.checked : field.value;
    setValue(field.name as Path<Fields>, held as PathValue<Fields, Path<Fields>>);
  }
}
