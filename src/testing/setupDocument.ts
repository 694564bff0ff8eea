import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import './browserGaps';
import './computedStyle';

configure({
  // Only ends what hangs: a busy machine takes its time.
  asyncUtilTimeout: 20_000,
  // A text is looked for where it is seen; what is announced besides, `watchAnnouncements` collects.
  defaultIgnore: 'script, style, :is(body, dialog) > [aria-live] *',
});

// Tests meet the whole shop, with frames, timers and responses that come by themselves, and wait for
// what shows: an update need not be in an `act`.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});
