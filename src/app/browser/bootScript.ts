import type { EarlyEvent } from '../../shared/lib/eventReplay';
import { undoChanges } from './undoChanges';

/*
 * The one inline script of every page. The build makes it a file of its own
 * (`dist/server/bootScript.js`), which the server writes into the page.
 *
 * It does four things:
 * - It starts the shop's scripts after the first view is painted, so that they do not compete with
 *   the hero picture: see `docs/decisions/011-the-first-view-comes-first.md`.
 * - It keeps the events before hydration; `eventReplay.ts` replays them afterwards.
 * - It records what anything else changes in the page before hydration, and undoes it then.
 * - It marks pictures that fail, at any time: `GlobalStyles` hides the browser's broken icon.
 */

/** The scripts start after this time at the latest, even if nothing has been painted. */
const START_LIMIT_MS = 4_000;

const root = document.getElementById('root');
/** Lists the scripts as JSON, and names the manifest of the page's language. */
const list = document.getElementById('scripts');
const hero = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
let isStarted = false;
let kept: EarlyEvent[] = [];

/** Adds the manifest, which brings icons along, and the scripts. */
function start(): void {
  if (isStarted) return;
  isStarted = true;
  const manifest = document.createElement('link');
  manifest.rel = 'manifest';
  manifest.href = list?.dataset.manifest ?? '';
  document.head.append(manifest);
  for (const src of scriptList()) {
    const script = document.createElement('script');
    script.src = src;
    // In the order of the list.
    script.async = false;
    // A script that failed is removed: code that needs it then requests it again and sees the error.
    script.onerror = () => {
      script.remove();
    };
    document.head.append(script);
  }
}

function scriptList(): readonly string[] {
  const scripts: unknown = JSON.parse(list?.textContent ?? '[]');
  return Array.isArray(scripts) ? scripts.map(String) : [];
}

/** Keeps an event for the replay. Parts that are hydrated earlier must not handle it as well. */
function keep(event: Event, early: EarlyEvent): void {
  event.preventDefault();
  event.stopPropagation();
  kept.push(early);
  start();
}

/** Clicks on buttons. Links work without scripts; only those that open a new tab are noted. */
function onClick(event: MouseEvent): void {
  if (event.button !== 0 || !(event.target instanceof Element)) return;
  const target = event.target.closest('a[href], button');
  if (!target) return;
  if (target instanceof HTMLButtonElement) {
    // Its form's `submit` event follows.
    if (target.type === 'submit' && target.form) return;
    keep(event, ['click', target]);
  } else if (target.getAttribute('target') === '_blank') {
    kept.push(['visit', target]);
  }
}

/** Forms with an address work without scripts, unless they are blank. */
function onSubmit(event: SubmitEvent): void {
  const { target } = event;
  if (!(target instanceof HTMLFormElement)) return;
  if (target.hasAttribute('action') && [...target.elements].some(isFilled)) return;
  keep(event, ['submit', target]);
}

function isFilled(field: Element): boolean {
  return 'value' in field && String(field.value).trim() !== '';
}

/** Keeps the last value of a field. */
function onInput({ target }: Event): void {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
  const isToggle = target.type === 'radio' || target.type === 'checkbox';
  const held = isToggle && 'checked' in target ? target.checked : target.value;
  kept = kept.filter(([type, element]) => type !== 'input' || element !== target);
  kept.push(['input', target, held]);
}

document.addEventListener('click', onClick, true);
document.addEventListener('submit', onSubmit, true);
document.addEventListener('input', onInput, true);
window.earlyEvents = () => {
  document.removeEventListener('click', onClick, true);
  document.removeEventListener('submit', onSubmit, true);
  document.removeEventListener('input', onInput, true);
  return kept;
};

/** Changes by translators, password managers and other extensions: the shop's own code makes none. */
const changes: MutationRecord[] = [];
const watcher = new MutationObserver((records) => {
  changes.push(...records);
});
if (root) {
  watcher.observe(root, {
    childList: true,
    characterData: true,
    characterDataOldValue: true,
    subtree: true,
  });
}
window.restorePage = () => {
  changes.push(...watcher.takeRecords());
  watcher.disconnect();
  undoChanges(changes);
};

function markPicture({ target, type }: Event): void {
  if (target instanceof HTMLImageElement) {
    target.toggleAttribute('data-broken', type === 'error');
  }
}
document.addEventListener('error', markPicture, true);
document.addEventListener('load', markPicture, true);

/** Starts in a task after the next frame is painted. */
function startAfterFrame(): void {
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      setTimeout(start);
    });
  });
}

/** Starts when the first view is painted, with the hero picture in it. */
function startWhenPainted(): void {
  try {
    new PerformanceObserver((entries, observer) => {
      if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      if (hero) void hero.decode().then(startAfterFrame, startAfterFrame);
      else startAfterFrame();
    }).observe({ type: 'paint', buffered: true });
  } catch {
    startAfterFrame();
  }
}

for (const type of ['pointerdown', 'keydown', 'focusin']) {
  document.addEventListener(type, start, { passive: true, capture: true });
}
window.addEventListener('load', startWhenPainted);
setTimeout(start, START_LIMIT_MS);
// The app shell shows nothing without the scripts.
if (!root?.firstChild) start();
else if (!hero || hero.complete) startWhenPainted();
else {
  hero.addEventListener('load', startWhenPainted);
  hero.addEventListener('error', startWhenPainted);
}
