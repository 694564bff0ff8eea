/** What the page's boot script leaves behind: the type of each event and its button or form. */
type EarlyEvents = () => readonly (readonly [type: string, target: Element])[];

declare global {
  interface Window {
    /** Present on pages that the server rendered. */
    earlyEvents?: EarlyEvents;
  }
}

/**
 * Repeats the clicks on buttons and the submitted forms that came before the page was hydrated.
 * Call it once, when the page listens.
 */
export function replayEarlyEvents(): void {
  const events = window.earlyEvents?.() ?? [];
  for (const [type, target] of events) {
    if (!target.isConnected) continue;
    if (type === 'submit' && target instanceof HTMLFormElement) target.requestSubmit();
    else if (target instanceof HTMLElement) target.click();
  }
}
