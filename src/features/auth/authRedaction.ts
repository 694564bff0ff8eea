import { count, fields, flag, list, oneOf, sliceRedaction } from '../../shared/redaction/redaction';
import type * as slice from './authSlice';
import type { Problem } from './rules';

const fieldNames = [
  'email',
  'password',
  'remember',
  'firstName',
  'lastName',
  'phone',
  'confirmPassword',
  'acceptTerms',
  'newsletter',
] as const;

const field = oneOf(...fieldNames);
/** An object, so that TypeScript reports a missing one. */
const problemNames: Readonly<Record<Problem, true>> = {
  noFirstName: true,
  noLastName: true,
  noEmail: true,
  isNoEmail: true,
  noPassword: true,
  noNewPassword: true,
  noConfirmation: true,
};
const problem = oneOf(...Object.keys(problemNames));
const problems = fields(Object.fromEntries(fieldNames.map((name) => [name, problem])));
const refusal = oneOf('passwordsDiffer', 'termsNotAccepted');
const form = oneOf('login', 'signup');

const formState = fields({
  submission: oneOf('idle', 'pending', 'done'),
  problems,
  refusal: oneOf(null, 'passwordsDiffer', 'termsNotAccepted'),
  refusals: count,
  readableFields: list(field),
  wasGoogleChosen: flag,
});

/** It has no typed text, and neither has the slice. */
export const authRedaction = sliceRedaction<typeof slice>({
  state: fields({ login: formState, signup: formState }),
  payloads: {
    'auth/fieldsChecked': fields({ form, problems }),
    'auth/formSubmitted': fields({ form }),
    'auth/formRefused': fields({ form, refusal }),
    'auth/refusalAnswered': fields({ form }),
    'auth/workEnded': fields({ form }),
    'auth/readabilityToggled': fields({ form, field }),
    'auth/googleChosen': fields({ form }),
  },
});
