import { bikesStates } from './bikesStates';
import { formStates } from './formStates';
import { homeStates } from './homeStates';
import { otherStates } from './otherStates';
import type { ScreenState } from './screenState';
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
];
