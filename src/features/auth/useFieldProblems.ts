import { useEffect } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { type FieldProblems, type FormName, fieldsChecked, selectForm } from './authSlice';

/**
 * What to say beside the fields. React Hook Form finds it, and it is shown from the store, so
 * that it comes back by time travel. Returns a message by field name.
 */
export function useFieldProblems(form: FormName, errors: FieldErrors): FieldProblems {
  const dispatch = useAppDispatch();
  const found = JSON.stringify(messagesOf(errors));
  useEffect(() => {
    dispatch(fieldsChecked({ form, problems: messagesOf(errors) }));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- errors may be changed in place: they are compared by their text
  }, [dispatch, form, found]);
  return useAppSelector((state) => selectForm(state, form).problems);
}

function messagesOf(errors: FieldErrors): FieldProblems {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, error]) =>
      typeof error?.message === 'string' ? [[field, error.message]] : [],
    ),
  );
}
