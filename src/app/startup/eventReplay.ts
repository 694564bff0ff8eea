/** What a visitor did with an element; what a field held then: its text, or whether it was checked. */
export type EarlyEvent = readonly [
  type: 'click' | 'submit' | 'input' | 'visit',
  target: Element,
  held?: string | boolean,
];

declare global {
  interface Window {
    /**
     * What the boot script leaves on pages that the server rendered: gives what it has kept, in
     * its order, and keeps nothing from then on.
     */
    earlyEvents?: () => readonly EarlyEvent[];
  }
}

/**
 * Repeats what the visitor did before the page listened, each when what came of the one before is
 * on the page: React renders that in a microtask. All in one task, so that a key pressed meanwhile
 * never reaches a field that has lost its text. Call it once, when the page listens.
 */
export async function replayEarlyEvents(): Promise<void> {
  for (const event of window.earlyEvents?.() ?? []) {
    repeat(event);
    await Promise.resolve();
  }
}

function repeat([type, target, held]: EarlyEvent): void {
  if (!target.isConnected || !(target instanceof HTMLElement)) return;
  if (type === 'click') target.click();
  else if (type === 'visit') follow(target);
  else if (target instanceof HTMLFormElement) target.requestSubmit();
  else if (held !== undefined) tell(target, held);
}

/** The link was followed already: this only notifies its listeners. */
function follow(link: HTMLElement): void {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  link.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
    },
    { once: true },
  );
  link.dispatchEvent(click);
}

/**
 * Tells React what a field holds. It hears of a box or a radio button only when that changes;
 * what is typed it hears of anyway (`onInput`), so the text, its caret and an input method at work
 * are left alone, unless something repeated before has changed the text.
 */
function tell(field: HTMLElement, held: string | boolean): void {
  if (typeof held === 'boolean') {
    if (!(field instanceof HTMLInputElement)) return;
    field.checked = !held;
    field.click();
  } else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
    if (field.value !== held) field.value = held;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
