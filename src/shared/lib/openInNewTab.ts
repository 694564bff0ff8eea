/** Opens a safe link in a new tab, without opener and referrer. */
export function openInNewTab(link: string): void {
  window.open(link, '_blank', 'noopener,noreferrer');
}
