import { ANNOUNCEMENT_DELAY_MS, ANNOUNCEMENT_KEPT_MS } from '../config/times';

let region: HTMLElement | undefined;

/** The page behind a modal dialog is inert, and so are its live regions. */
const placeOfRegion = () => document.querySelector('dialog[open]') ?? document.body;

/**
 * Announces a text to screen readers. It is inserted into the app's one hidden live region, which is
 * polite; what is urgent is a visible `role="alert"`.
 * @param lang the language of the text, if it is not the page's
 * @param isStill whether the text is still true when its turn comes
 * @returns resolves when the text is in the region; texts of one delay come there in their order
 */
export async function announce(
  text: string,
  lang?: string,
  isStill = () => true,
  delayMs = ANNOUNCEMENT_DELAY_MS,
): Promise<void> {
  if (!region) {
    region = document.createElement('div');
    region.setAttribute('aria-live', 'polite');
    region.style.cssText =
      'position: absolute; top: 0; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)';
  }
  const message = document.createElement('p');
  message.textContent = text;
  if (lang) message.lang = lang;
  // Screen readers announce changes of a live region, not its initial content.
  do {
    const place = placeOfRegion();
    if (region.parentNode !== place) place.append(region);
    await new Promise((resolve) => setTimeout(resolve, delayMs));
  } while (region.parentNode !== placeOfRegion());
  if (!isStill()) return;
  region.append(message);
  setTimeout(() => {
    message.remove();
  }, ANNOUNCEMENT_KEPT_MS);
}
