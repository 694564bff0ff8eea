/**
 * Replaces the texts of the document as Google Translate does, each by elements with the same words.
 * Runs in a page, and so needs nothing of this module.
 */
export function translatePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const { parentElement } = text;
    const isTranslated =
      parentElement?.closest('script, style, noscript, option, textarea, title') === null;
    if (!isTranslated || text.textContent?.trim() === '') continue;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    inner.textContent = text.textContent;
    parentElement.replaceChild(outer, text);
  }
}
