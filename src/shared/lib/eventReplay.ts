/**
 * An event before hydration. `held` is the value of a field: its text, or whether it is checked.
 */
export type EarlyEvent = readonly [
  type: 'click' | 'submit' | 'input' | 'visit',
  target: Element,
  held?: string | boolean,
];

declare global {
  interface Window {
    /**
     * The boot script defines it, on every page: it returns the events so far, in their order, and
     * records no more.
     */
    earlyEvents?: () => readonly EarlyEvent[];
  }
}

/**
 * Replays the events before hydration. Each waits for React to render the effect of the one before,
 * which takes a microtask. All run in one task, so that no key press comes between them and meets a
 * field whose text is not back yet. Call it once, after hydration.
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
  else if (held !== undefined) setField(target, held);
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
 * Notifies React of the value of a field. A checkbox or radio button must change for that, so it is
 * reset and clicked. For text an `input` event is enough: the text is set only where an earlier
 * replayed event has changed it, so the caret and an active input method stay as they are.
 */
function setField(field: HTMLElement, held: string | boolean): void {
  if (typeof held === 'boolean') {
    if (!(field instanceof HTMLInputElement)) return;
    field.checked = !held;
    field.click();
  } else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
    if (field.value !== held) field.value = held;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
