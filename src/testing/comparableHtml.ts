/** React makes up ids. */
export const withoutIds = (text: string) => text.replace(/_r_\w+_|«\w+»|_R_\w*_/g, 'id');

/**
 * What a visitor sees of a document, without the ids that React makes up, the order in which attributes
 * were set, and where the focus may be put.
 */
export function comparableHtml(html: string): string {
  // The region of announcements, which moves into an open dialog, is no part of the screen.
  return withoutIds(
    html.replace(/<div aria-live="polite"[^>]*>(?:<p[^>]*>[^<]*<\/p>)*<\/div>/g, ''),
  )
    .replaceAll(' tabindex="-1"', '')
    .replace(/<\w+ [^>]+>/g, (tag) =>
      tag
        .slice(1, -1)
        .split(/ (?=[\w-]+=)/)
        .sort()
        .join(' '),
    )
    .replaceAll('><', '>\n<');
}
