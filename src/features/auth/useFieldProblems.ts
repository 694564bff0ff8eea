import { useEffect } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { useMessages } from '../../shared/i18n/useMessages';
import { authMessages } from './authMessages';
import { type FieldProblems, fieldsChecked, selectForm } from './authSlice';
import type { FieldName, FormName } from './formFields';
import type { Problem } from './rules';

/**
 * The errors beside the fields. React Hook Form finds them; they are shown from the store, so that
 * time travel brings them back. Returns a message by field name.
 */
export function useFieldProblems(
  form: FormName,
  errors: FieldErrors,
): Readonly<Partial<Record<FieldName, string>>> {
  const { problems } = useMessages(authMessages);
  const dispatch = useAppDispatch();
  // React Hook Form may change the errors in place, so they are compared by their text.
  const found = JSON.stringify(problemsOf(errors));
  useEffect(() => {
    dispatch(fieldsChecked({ form, problems: JSON.parse(found) as FieldProblems }));
  }, [dispatch, form, found]);
  const shown = useAppSelector((state) => selectForm(state, form).problems);
  return Object.fromEntries(
    Object.entries(shown).map(([field, problem]) => [field, problems[problem]]),
  );
}

function problemsOf(errors: FieldErrors): FieldProblems {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, error]) =>
      // Our rules give nothing else.
      typeof error?.message === 'string' ? [[field, error.message as Problem]] : [],
    ),
  );
}
