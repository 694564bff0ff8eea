/** An event before hydration. `held` is the value of a field: its text, or whether it is checked. */
export type EarlyEvent = readonly [
  type: 'click' | 'submit' | 'input' | 'visit',
  target: Element,
  held?: string | boolean,
];

declare global {
  interface Window {
    /**
     * The events so far of parts that are not hydrated, in order. The boot script defines it on every page,
     * and keeps events as long as it is defined.
     */
    earlyEvents?: EarlyEvent[];
  }
}

/** Whether an element's part of the page is not hydrated yet; some hydrate later (`servedPart.tsx`). */
export function isDehydrated(element: Element): boolean {
  return element.closest('html:not([data-hydrated]), [data-is-dehydrated]') !== null;
}

/**
 * Replays the events before hydration, of the parts that are hydrated now. Each waits a microtask, in
 * which React renders the effect of the previous one. All run in one task, so that no key press meets a
 * field whose text is not restored yet. Call it after the hydration of each part.
 */
export async function replayEarlyEvents(): Promise<void> {
  const { earlyEvents } = window;
  if (!earlyEvents) return;
  window.earlyEvents = earlyEvents.filter(([, target]) => isDehydrated(target));
  for (const event of earlyEvents.filter(([, target]) => !isDehydrated(target))) {
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

/** Notifies the listeners of a link that the browser has already followed. */
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
 * Notifies React of the value of a field. A checkbox or radio button has to change for that, so it is
 * reset and clicked. For text an `input` event is enough; the text is set only if an earlier replayed
 * event changed it, which keeps the caret and an active input method.
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
