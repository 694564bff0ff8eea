import { announce } from '../shared/lib/announce';

declare global {
  interface Window {
    /** What live regions have announced. */
    announcements?: string[];
  }
}

/**
 * Watches all live regions of a page from the moment it is parsed. Returns the texts that they announce,
 * also for a browser test, where it runs before the scripts of the page.
 */
export function watchAnnouncements(): string[] {
  const announced: string[] = [];
  window.announcements = announced;
  const live = '[aria-live="polite"], [aria-live="assertive"], [role="alert"], [role="status"]';
  const note = (element: Element, text: string | null) => {
    const words = text?.trim() ?? '';
    const lang = element.getAttribute('lang');
    if (words !== '') announced.push(lang === null ? words : `[${lang}] ${words}`);
  };
  const noteChanges = (changes: readonly MutationRecord[]) => {
    for (const { target, addedNodes } of changes) {
      for (const node of target instanceof Text ? [target] : addedNodes) {
        const element = node instanceof Element ? node : node.parentElement;
        if (!element || element.closest('[aria-hidden="true"], [inert]')) continue;
        // A region that moves into a dialog announces its content no second time.
        if (node instanceof Element && node.matches(':is(body, dialog) > [aria-live]')) continue;
        if (element.closest(live)) note(element, node.textContent);
        else for (const region of element.querySelectorAll(live)) note(region, region.textContent);
      }
    }
  };
  const watch = () => {
    new MutationObserver(noteChanges).observe(document, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', watch);
  else watch();
  return announced;
}

const END = 'all announced';

/** Takes what was announced, and waits for what is on its way: announcements keep their order. */
export async function allAnnounced(announced: string[]): Promise<readonly string[]> {
  await announce(END);
  return announced.splice(0).filter((text) => text !== END);
}
