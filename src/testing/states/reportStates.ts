import { paths } from '../../shared/config/paths';
import type { ScreenState, Step } from './screenState';
import { plain, responses } from './stateResponses';

const calls = responses(plain);
const dialogShows = 'In the file';

const openedInFooter: Step = {
  press: 'button',
  name: 'Report a problem',
  within: 'contentinfo',
};
const opened: Step = { press: 'button', name: 'Report a problem' };
const saved: Step = { press: 'button', name: 'Save the file', within: 'dialog' };
const typed = (type: string): Step => ({
  type,
  into: 'What went wrong? (optional)',
  within: 'dialog',
});

/** As long as it may be. */
const longSentence =
  'I pressed the third bike, then the second, and went back; afterwards the first one was shown twice. '
    .repeat(6)
    .slice(0, 500);

/** 'Report a problem', and the page of a crash, which it is offered on. */
export const reportStates: readonly ScreenState[] = [
  {
    screen: 'about',
    kind: 'open',
    detail: 'report of a visit just begun',
    address: paths.about,
    calls,
    steps: [openedInFooter],
    shows: dialogShows,
  },
  {
    screen: 'login',
    kind: 'open',
    detail: 'report with a long sentence',
    address: paths.login,
    calls,
    steps: [openedInFooter, typed(longSentence)],
    shows: dialogShows,
    inView: 'What went wrong?',
    width: 'phone',
  },
  {
    screen: 'signup',
    kind: 'open',
    detail: 'report that is saved',
    address: paths.signup,
    calls,
    steps: [openedInFooter, typed('Signing up did nothing.'), saved],
    shows: 'Saved as',
    inView: 'Saved as',
  },
  {
    screen: 'signup',
    kind: 'open',
    detail: 'report that cannot be saved',
    address: paths.signup,
    calls,
    broken: 'createObjectURL',
    steps: [openedInFooter, typed('Signing up did nothing.'), saved],
    shows: 'The file could not be saved.',
    inView: 'The file could not be saved.',
    width: 'phone',
  },
  {
    screen: 'home',
    kind: 'crashed',
    address: paths.home,
    calls,
    broken: 'IntersectionObserver',
    shows: 'Something went wrong while loading the page.',
  },
  {
    screen: 'home',
    kind: 'crashed',
    detail: 'report',
    address: paths.home,
    calls,
    broken: 'IntersectionObserver',
    steps: [opened],
    shows: dialogShows,
  },
];
