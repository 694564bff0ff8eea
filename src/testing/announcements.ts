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
  const note = (text: string | null | undefined) => {
    const words = text?.trim() ?? '';
    if (words !== '') announced.push(words);
  };
  const noteChanges = (changes: readonly MutationRecord[]) => {
    for (const { target, addedNodes } of changes) {
      for (const node of target instanceof Text ? [target] : addedNodes) {
        const element = node instanceof Element ? node : node.parentElement;
        if (!element || element.closest('[aria-hidden="true"], [inert]')) continue;
        if (element.closest(live)) note(node.textContent);
        else for (const region of element.querySelectorAll(live)) note(region.textContent);
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

  // The content of the app's hidden region is closed.
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (this: Element, init) {
    const root = attachShadow.call(this, init);
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          const lang = node instanceof Element ? node.getAttribute('lang') : null;
          note(lang === null ? node.textContent : `[${lang}] ${String(node.textContent)}`);
        }
      }
    });
    observer.observe(root, { childList: true });
    return root;
  };
  return announced;
}

const END = 'all announced';

/** Takes what was announced, and waits for what is on its way: announcements keep their order. */
export async function allAnnounced(announced: string[]): Promise<readonly string[]> {
  await announce(END);
  return announced.splice(0).filter((text) => text !== END);
}
