import { type PayloadAction, type WithSlice, createSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../app/rootReducer';
import { addressChanged } from '../../router/locationSlice';
import { routeIdAt } from '../../router/routeTable';
import type { FieldName, FormName } from './formFields';
import type { Problem } from './rules';

/** Why a complete form was not sent (spec §5). */
export type Refusal = 'passwordsDiffer' | 'termsNotAccepted';

/** The rules that fields break, by field name; never what was typed. */
export type FieldProblems = Readonly<Partial<Record<FieldName, Problem>>>;

/** The state of a form, without its texts: those never enter the store. */
export interface AuthFormState {
  readonly submission: 'idle' | 'pending' | 'done';
  readonly problems: FieldProblems;
  readonly refusal: Refusal | null;
  /** Counts refusals, so that the same one is announced again. */
  readonly refusals: number;
  /** The password fields whose text is readable. */
  readonly readableFields: FieldName[];
  readonly wasGoogleChosen: boolean;
}

export type AuthState = Readonly<Record<FormName, AuthFormState>>;

const untouched: AuthFormState = {
  submission: 'idle',
  problems: {},
  refusal: null,
  refusals: 0,
  readableFields: [],
  wasGoogleChosen: false,
};

const initialState: AuthState = { login: untouched, signup: untouched };

type OfForm<Payload = object> = PayloadAction<{ readonly form: FormName } & Payload>;

/** The progress of the login and the signup form. It holds no text that a visitor typed. */
const slice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    fieldsChecked(
      state,
      { payload: { form, problems } }: OfForm<{ readonly problems: FieldProblems }>,
    ) {
      state[form].problems = problems;
    },
    formSubmitted(state, { payload: { form } }: OfForm) {
      // Readable passwords are hidden again, as browsers store what they find in text fields.
      state[form] = { ...state[form], submission: 'pending', refusal: null, readableFields: [] };
    },
    formRefused(state, { payload: { form, refusal } }: OfForm<{ readonly refusal: Refusal }>) {
      state[form] = {
        ...state[form],
        submission: 'idle',
        refusal,
        refusals: state[form].refusals + 1,
      };
    },
    refusalAnswered(state, { payload: { form } }: OfForm) {
      state[form].refusal = null;
    },
    workEnded(state, { payload: { form } }: OfForm) {
      state[form].submission = 'done';
    },
    readabilityToggled(state, { payload: { form, field } }: OfForm<{ readonly field: FieldName }>) {
      const { readableFields } = state[form];
      state[form].readableFields = readableFields.includes(field)
        ? readableFields.filter((name) => name !== field)
        : [...readableFields, field];
    },
    googleChosen(state, { payload: { form } }: OfForm) {
      state[form].wasGoogleChosen = true;
    },
  },
  extraReducers: (builder) => {
    // Leaving the address of a form cancels its submission.
    builder.addCase(addressChanged, (state, { payload: { pathname } }) => {
      const routeId = routeIdAt(pathname);
      for (const form of ['login', 'signup'] as const)
        if (form !== routeId) state[form] = untouched;
    });
  },
  selectors: { selectForm: (state, form: FormName) => state[form] },
});

declare module '../../app/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

const authSlice = slice.injectInto(rootReducer);

export const {
  fieldsChecked,
  formSubmitted,
  formRefused,
  refusalAnswered,
  workEnded,
  readabilityToggled,
  googleChosen,
} = authSlice.actions;
export const { selectForm } = authSlice.selectors;
