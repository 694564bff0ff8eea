import { type EarlyEvent, isDehydrated } from '../../shared/lib/eventReplay';
import { undoChanges } from './undoChanges';

/*
 * The only inline script of a page. The build writes it to `dist/server/bootScript.js`, and the server
 * inlines that file.
 *
 * - It starts the shop's scripts after the first view is painted, so that they do not compete with
 *   the hero picture: see `docs/decisions/011-the-first-view-comes-first.md`.
 * - It keeps events of parts that are not hydrated yet, which `eventReplay.ts` replays.
 * - It records changes of the DOM by extensions before hydration, and reverts them.
 * - It marks pictures that fail, so that `GlobalStyles` hides the browser's broken icon.
 */

/** The latest start of the scripts, even if nothing has been painted. */
const START_LIMIT_MS = 4_000;

const root = document.getElementById('root');
/** Contains the list of scripts as JSON, and names the manifest of the page's language. */
const list = document.getElementById('scripts');
const hero = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
let isStarted = false;

/** Adds the scripts, and the manifest, which loads icons. */
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
    // Run in the order of the list.
    script.async = false;
    // Remove a failed script, so that code that needs it requests it again and gets the error.
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

/** Keeps an event for the replay, and stops it: hydrated parts must not handle it twice. */
function keep(event: Event, early: EarlyEvent): void {
  event.preventDefault();
  event.stopPropagation();
  window.earlyEvents?.push(early);
  start();
}

/** Whether no script handles an event of this element yet. */
function isEarly(target: Element): boolean {
  return window.earlyEvents !== undefined && isDehydrated(target);
}

/** Keeps clicks on buttons. Links work without scripts; only those that open a new tab are noted. */
function onClick(event: MouseEvent): void {
  if (event.button !== 0 || !(event.target instanceof Element)) return;
  const target = event.target.closest('a[href], button');
  if (!target || !isEarly(target)) return;
  if (target instanceof HTMLButtonElement) {
    // Its form's `submit` event follows.
    if (target.type === 'submit' && target.form) return;
    keep(event, ['click', target]);
  } else if (target.getAttribute('target') === '_blank') {
    window.earlyEvents?.push(['visit', target]);
  }
}

/** Forms with an address work without scripts, unless they are blank. */
function onSubmit(event: SubmitEvent): void {
  const { target } = event;
  if (!(target instanceof HTMLFormElement) || !isEarly(target)) return;
  if (target.hasAttribute('action') && [...target.elements].some(isFilled)) return;
  keep(event, ['submit', target]);
}

function isFilled(field: Element): boolean {
  return 'value' in field && String(field.value).trim() !== '';
}

/** Keeps the last value of a field. */
function onInput({ target }: Event): void {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
  if (!isEarly(target)) return;
  const isToggle = target.type === 'radio' || target.type === 'checkbox';
  const held = isToggle && 'checked' in target ? target.checked : target.value;
  window.earlyEvents = window.earlyEvents?.filter(
    ([type, element]) => type !== 'input' || element !== target,
  );
  window.earlyEvents?.push(['input', target, held]);
}

document.addEventListener('click', onClick, true);
document.addEventListener('submit', onSubmit, true);
document.addEventListener('input', onInput, true);
window.earlyEvents = [];

/** Changes by translators, password managers and other extensions. */
let changes: MutationRecord[] = [];
const watcher = new MutationObserver((records) => {
  changes.push(...records);
});
function watch(element: Element): void {
  watcher.observe(element, {
    childList: true,
    characterData: true,
    characterDataOldValue: true,
    subtree: true,
  });
}
function restore(): void {
  changes.push(...watcher.takeRecords());
  watcher.disconnect();
  undoChanges(changes);
  changes = [];
}
if (root) watch(root);
window.restorePage = () => {
  restore();
  // Until the first of them hydrates: then React changes them, too.
  for (const part of document.querySelectorAll('[data-is-dehydrated]')) watch(part);
  window.restorePage = restore;
};

function markPicture({ target, type }: Event): void {
  if (target instanceof HTMLImageElement) {
    target.toggleAttribute('data-broken', type === 'error');
  }
}
document.addEventListener('error', markPicture, true);
document.addEventListener('load', markPicture, true);

/** Starts in a task after the next paint. */
function startAfterFrame(): void {
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      setTimeout(start);
    });
  });
}

/** Starts when the first view is painted, including the hero picture. */
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
// The app shell is empty without the scripts.
if (!root?.firstChild) start();
else if (!hero || hero.complete) startWhenPainted();
else {
  hero.addEventListener('load', startWhenPainted);
  hero.addEventListener('error', startWhenPainted);
}
