/** The fields of the forms (spec §2); reports keep their names, never what they hold. */
export const formFields = {
  login: { email: 'text', password: 'text', remember: 'checkbox' },
  signup: {
    firstName: 'text',
    lastName: 'text',
    email: 'text',
    phone: 'text',
    password: 'text',
    confirmPassword: 'text',
    acceptTerms: 'checkbox',
    newsletter: 'checkbox',
  },
} as const;

export type FormName = keyof typeof formFields;
type Fields = typeof formFields;
export type FieldName = { [Name in FormName]: keyof Fields[Name] }[FormName];

/** What the fields of a form hold; undefined before the visitor has changed them. */
export type FormValues<Name extends FormName> = {
  readonly [Field in keyof Fields[Name]]?: Fields[Name][Field] extends 'checkbox'
    ? boolean
    : string;
};
