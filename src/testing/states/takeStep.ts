import { screen, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import type { Step } from './screenState';

/** Does what a visitor does to reach a state, as soon as the page has the part for it. */
export async function takeStep(user: UserEvent, step: Step): Promise<void> {
  if ('open' in step) {
    await user.click(await screen.findByText(step.open, { selector: 'main summary' }));
    return;
  }
  const part = within(await screen.findByRole(step.within ?? 'main'));
  if ('press' in step) await user.click(await part.findByRole(step.press, { name: step.name }));
  else await user.type(await part.findByLabelText(step.into), step.type);
}
