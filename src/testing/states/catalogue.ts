import { bikesStates } from './bikesStates';
import { formStates } from './formStates';
import { homeStates } from './homeStates';
import { otherStates } from './otherStates';
import { reportStates } from './reportStates';
import { type ScreenState, stateName } from './screenState';
import { vehiclesStates } from './vehiclesStates';

/**
 * Every state of every screen: what the accessibility checks, the time-travel tests and the
 * developers' page of states go through. A new screen adds its states here.
 */
export const states: readonly ScreenState[] = [
  ...homeStates,
  ...bikesStates,
  ...vehiclesStates,
  ...formStates,
  ...otherStates,
  ...reportStates,
];

/** Of what each language that the built-in shop offers has pictures of its own. */
const PICTURED = [
  'home: loaded',
  'bikes: loaded',
  'vehicles: loaded',
  'login: loaded',
  'signup: loaded',
  'about: loaded',
  'error page: not found',
  'home: crashed',
  'about: open, report of a visit just begun',
];

/**
 * Whether a state has a picture: browser tests do not open saved copies, and the letters of right-to-left
 * texts come from a font of the machine.
 */
export const hasPicture = ({ saved, kind, isDraft = false }: ScreenState) =>
  saved === undefined && kind !== 'right-to-left' && !isDraft;

export const isPicturedInLanguages = (state: ScreenState) => PICTURED.includes(stateName(state));
