/**
 * Computed styles of jsdom, faster. After each change of a document jsdom matches every rule of its own
 * style sheet and of the page with each element that a query by role looks at: a third of the time of
 * tests of whole screens. Queries ask for four properties, which few rules set.
 */

/** What an element has that no rule says anything about; an inherited property is its parent's. */
const INITIAL: Readonly<Record<string, { readonly value?: string; readonly inherited?: true }>> = {
  display: {},
  opacity: { value: '' },
  visibility: { value: 'visible', inherited: true },
  'pointer-events': { value: 'auto', inherited: true },
};

interface Rule {
  readonly selector: string;
  /** A class of the element itself, where the selector names one: a rule for others is passed over. */
  readonly className: string | undefined;
  readonly value: string;
}

interface Styles {
  /** The style sheets from which the rules were read. */
  readonly sheets: readonly [number, unknown, unknown];
  readonly rules: ReadonlyMap<string, readonly Rule[]>;
}

/** jsdom's own. */
export const jsdomComputedStyle = window.getComputedStyle.bind(window);

const LAST_CLASS = /\.([\w-]+)[^\s>+~]*$/;
/** A list of selectors or of arguments, in which the last class is not that of the element. */
const HAS_LIST = /[,(]/;

const knownStyles = new WeakMap<Document, Styles>();

function* styleRules(sheets: StyleSheetList): Generator<CSSStyleRule> {
  for (const sheet of sheets) {
    for (const rule of sheet.cssRules) {
      // As jsdom, which applies no other media query.
      const isForScreens =
        'media' in rule && Array.from((rule as CSSMediaRule).media).includes('screen');
      const rules = isForScreens ? (rule as CSSMediaRule).cssRules : [rule];
      for (const each of rules) if ('selectorText' in each) yield each as CSSStyleRule;
    }
  }
}

/** The rules that set one of the four properties, of a document whose styles come and go at the end. */
function rulesOf(document: Document): Styles['rules'] {
  const list = document.styleSheets;
  const sheets = [list.length, list[0], list[list.length - 1]] as const;
  const known = knownStyles.get(document);
  if (known && sheets.every((part, index) => part === known.sheets[index])) return known.rules;
  const rules = new Map<string, Rule[]>(Object.keys(INITIAL).map((name) => [name, []]));
  for (const { selectorText: selector, style } of styleRules(list)) {
    const className = HAS_LIST.test(selector) ? undefined : LAST_CLASS.exec(selector)?.[1];
    for (const [name, ofName] of rules) {
      const value = style.getPropertyValue(name);
      if (value !== '') ofName.push({ selector, className, value });
    }
  }
  knownStyles.set(document, { sheets, rules });
  return rules;
}

function matches(element: Element, { selector, className }: Rule): boolean {
  if (className !== undefined && !element.classList.contains(className)) return false;
  try {
    return element.matches(selector);
  } catch {
    // A selector that jsdom does not know.
    return false;
  }
}

/** Has no styles, so an element in it is shown as its tag and attributes say. */
const plainDocument = document.implementation.createHTMLDocument();
const plainDisplays = new Map<string, string>();

function plainDisplay(element: Element): string {
  const attributes = ['type', 'hidden', 'open'].map((name) => String(element.getAttribute(name)));
  const key = [element.namespaceURI, element.localName, ...attributes].join(' ');
  let display = plainDisplays.get(key);
  if (display === undefined) {
    const copy = plainDocument.importNode(element);
    copy.removeAttribute('style');
    ({ display } = jsdomComputedStyle(copy));
    plainDisplays.set(key, display);
  }
  return display;
}

function valueOf(element: Element, name: string): string {
  const inline = element.hasAttribute('style')
    ? (element as HTMLElement).style.getPropertyValue(name)
    : '';
  const value =
    inline ||
    rulesOf(element.ownerDocument)
      .get(name)
      ?.findLast((rule) => matches(element, rule))?.value;
  if (value !== undefined && value !== 'unset') return value;
  const { value: initial, inherited } = INITIAL[name] ?? {};
  if (inherited && element.parentElement) return valueOf(element.parentElement, name);
  return initial ?? plainDisplay(element);
}

window.getComputedStyle = (element, pseudoElement) => {
  if (pseudoElement) return jsdomComputedStyle(element, pseudoElement);
  let whole: CSSStyleDeclaration | undefined;
  const jsdoms = () => (whole ??= jsdomComputedStyle(element));
  const getPropertyValue = (name: string) =>
    Object.hasOwn(INITIAL, name) ? valueOf(element, name) : jsdoms().getPropertyValue(name);
  return new Proxy({} as CSSStyleDeclaration, {
    get(_, key) {
      if (key === 'getPropertyValue') return getPropertyValue;
      const name = key === 'pointerEvents' ? 'pointer-events' : String(key);
      if (Object.hasOwn(INITIAL, name)) return valueOf(element, name);
      const value: unknown = Reflect.get(jsdoms(), key);
      return typeof value === 'function' ? (value.bind(whole) as unknown) : value;
    },
  });
};
