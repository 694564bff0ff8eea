import { colorsIn, groundsOf, over, ratioOf } from './paintedColors';
import { marks } from './studioTokens';

/** WCAG 2.2, 1.4.3 and 1.4.11. */
const TEXT = 4.5;
const LARGE = 3;

const HOST = 'studio-marks';

const css = `
  :host { all: initial; }
  .mark {
    position: absolute;
    border-radius: ${marks.radius};
    outline: 2px solid ${marks.color};
    box-shadow: ${marks.halo};
    pointer-events: none;
  }
  .mark > span {
    position: absolute;
    right: -2px;
    bottom: 100%;
    margin-bottom: 2px;
    padding: 1px 6px;
    border-radius: ${marks.radius};
    background: ${marks.color};
    color: ${marks.text};
    font: 700 12px / calc(16 / 12) system-ui, sans-serif;
    white-space: nowrap;
  }
`;

interface Faulty {
  readonly element: Element;
  readonly ratio: number;
  readonly needed: number;
}

/**
 * Marks what is hard to read on this page, now and whenever the page changes.
 * @param onCount hears how many places are marked, when it is another number
 * @returns looks again, for changes of styles
 */
export function markFaults(onCount: (count: number) => void): () => void {
  const host = document.createElement('div');
  host.id = HOST;
  // They are about the page and no part of it.
  host.setAttribute('aria-hidden', 'true');
  const root = host.attachShadow({ mode: 'open' });
  let lastCount: number | undefined;
  let isAwaited = false;

  const look = () => {
    isAwaited = false;
    if (!host.isConnected) document.body.append(host);
    const faults = faultsOf(document.body);
    const style = document.createElement('style');
    style.textContent = css;
    root.replaceChildren(style, ...faults.map(markOf));
    if (faults.length !== lastCount) onCount(faults.length);
    lastCount = faults.length;
  };
  const lookSoon = () => {
    if (isAwaited) return;
    isAwaited = true;
    requestAnimationFrame(look);
  };

  new MutationObserver(lookSoon).observe(document.documentElement, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  for (const type of ['scroll', 'resize', 'load', 'transitionend', 'animationend']) {
    window.addEventListener(type, lookSoon, { capture: true, passive: true });
  }
  return lookSoon;
}

function markOf({ element, ratio, needed }: Faulty): HTMLElement {
  const { left, top, width, height } = element.getBoundingClientRect();
  const mark = document.createElement('div');
  mark.className = 'mark';
  Object.assign(mark.style, {
    left: `${String(left + window.scrollX)}px`,
    top: `${String(top + window.scrollY)}px`,
    width: `${String(width)}px`,
    height: `${String(height)}px`,
  });
  const label = document.createElement('span');
  label.textContent = `${(Math.floor(ratio * 10) / 10).toFixed(1)}, needs ${String(needed)}`;
  mark.append(label);
  return mark;
}

/** What cannot be used may be pale. */
const DISABLED = ':disabled, [aria-disabled="true"]';
const FIELDS = 'input, select, textarea';

function faultsOf(body: Element): Faulty[] {
  return [...textElements(body)]
    .map(textFault)
    .concat([...body.querySelectorAll(FIELDS)].map(borderFault))
    .filter((fault) => fault !== null);
}

function textElements(body: Element): ReadonlySet<Element> {
  const elements = new Set<Element>();
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if (parentElement && textContent?.trim() && isSeen(parentElement)) elements.add(parentElement);
  }
  return elements;
}

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return (
    width > 1 &&
    height > 1 &&
    !element.closest(`script, style, noscript, #${HOST}, ${DISABLED}`) &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  );
}

function textFault(element: Element): Faulty | null {
  const { color, fontSize, fontWeight } = getComputedStyle(element);
  const [text] = colorsIn(color);
  if (!text || text.alpha === 0) return null;
  const ratio = least(groundsOf(element).map((ground) => ratioOf(over(text, ground), ground)));
  const size = Number.parseFloat(fontSize);
  const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
  const needed = isLarge ? LARGE : TEXT;
  return ratio < needed ? { element, ratio, needed } : null;
}

/** Where a field is can be seen by its border, or by its own ground. */
function borderFault(field: Element): Faulty | null {
  const parent = field.parentElement;
  if (!parent || !isSeen(field)) return null;
  const { borderTopColor, borderTopWidth, backgroundColor } = getComputedStyle(field);
  const [border] = Number.parseFloat(borderTopWidth) > 0 ? colorsIn(borderTopColor) : [];
  const [own] = colorsIn(backgroundColor);
  if (!border || !own) return null;
  const ratio = least(
    groundsOf(parent).map((ground) =>
      Math.max(ratioOf(over(border, ground), ground), ratioOf(over(own, ground), ground)),
    ),
  );
  return ratio < LARGE ? { element: field, ratio, needed: LARGE } : null;
}

/** Infinity where there is no ratio. */
const least = (ratios: readonly number[]) => Math.min(Infinity, ...ratios);
