/**
 * Replaces the texts of the document as Google Translate does, each by elements with the same words.
 * Runs in a page, and so needs nothing of this module.
 */
export function translatePage(): void {
  // As an element of HTML that TypeScript does not call deprecated.
  const wrapper = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const { parentElement } = text;
    const isTranslated =
      parentElement?.closest('script, style, noscript, option, textarea, title') === null;
    if (!isTranslated || text.textContent?.trim() === '') continue;
    const outer = wrapper();
    const inner = outer.appendChild(wrapper());
    inner.textContent = text.textContent;
    parentElement.replaceChild(outer, text);
  }
}
