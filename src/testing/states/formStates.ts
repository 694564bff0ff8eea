import { paths } from '../../shared/config/paths';
import type { ScreenState, Step } from './screenState';
import { responses, plain } from './stateResponses';

const calls = responses(plain);
const login = { screen: 'login', address: paths.login, calls } as const;
const signup = { screen: 'signup', address: paths.signup, calls } as const;

const typed = (texts: Readonly<Record<string, string>>): Step[] =>
  Object.entries(texts).map(([into, type]) => ({ type, into }));

const person = {
  'First name': 'Ana 🌴',
  'Last name': 'مرحبا',
  Email: 'ana@example.com',
  Password: 'correct horse',
};
const terms = 'I accept the Terms (opens in a new tab) and the Privacy Policy (opens in a new tab)';

export const formStates: readonly ScreenState[] = [
  { ...login, kind: 'loaded', shows: 'or with your email' },
  {
    ...login,
    kind: 'refused',
    steps: [{ press: 'button', name: 'Log in' }],
    shows: 'Enter your email',
  },
  {
    ...login,
    kind: 'open',
    detail: 'readable password',
    steps: [
      ...typed({ Password: 'correct horse battery staple '.repeat(4) }),
      { press: 'button', name: 'Show password' },
    ],
    shows: 'or with your email',
    pressed: 'Show password',
  },
  {
    ...login,
    kind: 'open',
    detail: 'Google',
    steps: [{ press: 'button', name: 'Continue with Google' }],
    shows: 'Continue with Google is not available yet.',
  },
  {
    ...login,
    kind: 'pending',
    steps: [
      ...typed({ Email: 'ana@example.com', Password: 'x' }),
      { press: 'button', name: 'Log in' },
    ],
    shows: 'Logging in...',
  },
  { ...signup, kind: 'loaded', shows: 'Send me special offers and updates' },
  {
    ...signup,
    kind: 'refused',
    detail: 'fields',
    steps: [
      { press: 'checkbox', name: terms },
      { press: 'button', name: 'Sign up' },
    ],
    shows: 'Enter your first name',
  },
  {
    ...signup,
    kind: 'refused',
    detail: 'passwords',
    steps: [
      ...typed({ ...person, 'Confirm password': 'else' }),
      { press: 'checkbox', name: terms },
      { press: 'button', name: 'Sign up' },
    ],
    shows: 'Passwords do not match',
  },
  {
    ...signup,
    kind: 'pending',
    steps: [
      ...typed({ ...person, 'Confirm password': person.Password }),
      { press: 'checkbox', name: terms },
      { press: 'button', name: 'Sign up' },
    ],
    shows: 'Signing up...',
  },
];
