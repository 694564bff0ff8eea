import { act, waitFor } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { painted } from '../shared/lib/usePainted';

/** Fills in the fields of the page's forms, and ticks the boxes. */
export async function fillForms(user: UserEvent): Promise<void> {
  for (const field of document.querySelectorAll('main form input')) {
    if (field.matches('[type="checkbox"]')) await user.click(field);
    else await user.type(field, 'a.b@example.com');
  }
}

/**
 * Presses every button of the page once, also those that come by it.
 * @returns how many there were
 */
export async function pressButtons(user: UserEvent, afterEach: () => void): Promise<number> {
  const pressed = new Set<Element>();
  for (;;) {
    const next = [...document.querySelectorAll('button:enabled')].find(
      (button) => !pressed.has(button) && button.closest('[inert]') === null,
    );
    if (!next) return pressed.size;
    pressed.add(next);
    await user.click(next);
    await act(painted);
    // A dialog that closes stays until its returned focus has been heard.
    if (next.matches('[data-closes]')) {
      await waitFor(() => {
        expect(next.isConnected).toBe(false);
      });
    }
    afterEach();
  }
}
