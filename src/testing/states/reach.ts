import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import type { ScreenState, Step } from './screenState';

/** Takes the steps of a state, and waits for what tells it. Returns the button that is pressed in it. */
export async function reach(user: UserEvent, { steps = [], shows, pressed }: ScreenState) {
  for (const step of steps) await takeStep(user, step);
  await waitFor(() => {
    // As it is read, however it is laid out.
    const text = document.body.textContent.replace(/\s+/g, ' ');
    if (!text.includes(shows)) throw new Error(`Not shown: ${shows}`);
  });
  if (pressed === undefined) return null;
  return screen.findByRole('button', { name: pressed, pressed: true });
}

/** Does what a visitor does to reach a state, as soon as the page has the part for it. */
async function takeStep(user: UserEvent, step: Step): Promise<void> {
  if ('open' in step) {
    await user.click(await screen.findByText(step.open, { selector: 'main summary' }));
    return;
  }
  const part = within(await screen.findByRole(step.within ?? 'main'));
  if ('press' in step) await user.click(await part.findByRole(step.press, { name: step.name }));
  else await user.type(await part.findByLabelText(step.into), step.type);
}
