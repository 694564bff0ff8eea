/**
 * Words of two elements that assistive technology reads as one, such as 'Free deliveryAruba': where no
 * white space separates them, only elements that are read by themselves do. Self-contained, as it also
 * runs in a page.
 */
export function joinedWordsIn(root: HTMLElement): string[] {
  const alone =
    'p, h1, h2, h3, li, dt, dd, a, button, label, legend, select, summary, option, address, fieldset, ' +
    'section, article, nav, header, footer, main, aside, dialog, svg, img, [role]';
  const unread = 'script, style, noscript, template, [aria-hidden="true"], [hidden], [inert]';
  const texts: Text[] = [];
  const isFlexBox = (element: Element) => /flex|grid/.test(getComputedStyle(element).display);
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text && node.data !== '' && !node.parentElement?.closest(unread))
      texts.push(node);
  }
  /** Whether an element around a text, but not around the other, is read by itself. */
  const standsAlone = (text: Text, other: Text) => {
    const element = text.parentElement?.closest(alone);
    if (!element || element.contains(other)) return false;
    // Chromium takes a flex box for no paragraph.
    return !(element.tagName === 'P' && isFlexBox(element));
  };
  return texts.flatMap((text, index) => {
    const before = texts[index - 1];
    if (!before) return [];
    const isJoined = /[\p{L}\p{N}%)]$/u.test(before.data) && /^[\p{L}\p{N}(]/u.test(text.data);
    if (!isJoined || before.parentElement === text.parentElement) return [];
    // One of them alone, such as a label beside a heading, is not enough: readers join a line.
    return standsAlone(before, text) && standsAlone(text, before)
      ? []
      : [`${before.data}${text.data}`];
  });
}

/** The landmarks of a page by role, and the roles of its live regions. */
export function landmarksIn(root: HTMLElement): string {
  const parts = 'header, footer, nav, main, aside, form, section, [role="search"], [role="region"]';
  const within = 'main, article, section, aside, nav, dialog';
  const named = '[aria-label], [aria-labelledby]';
  const roleOf = (element: Element) => {
    const role = element.getAttribute('role');
    if (role !== null) return role;
    const isPart = element.parentElement?.closest(within) !== null;
    const roles: Readonly<Record<string, string | false>> = {
      HEADER: !isPart && 'banner',
      FOOTER: !isPart && 'contentinfo',
      NAV: 'navigation',
      MAIN: 'main',
      ASIDE: element.children.length > 0 && 'complementary',
      FORM: element.matches(named) && 'form',
      SECTION: element.matches(named) && 'region',
    };
    return roles[element.tagName] ?? false;
  };
  const landmarks = [...root.querySelectorAll(parts)]
    .filter((element) => !element.closest('noscript, [aria-hidden="true"], [inert]'))
    .map(roleOf)
    .filter((role) => role !== false && role !== 'group');
  return landmarks.join(' ');
}

/** The live regions of a part of the page, by their texts. */
export function liveRegionsIn(root: HTMLElement): string[] {
  const regions = '[aria-live], [role="status"], [role="alert"]';
  return [...root.querySelectorAll(regions)].map(({ textContent }) => textContent);
}
