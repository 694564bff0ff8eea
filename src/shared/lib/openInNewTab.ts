/** Opens a safe link in a new tab, which learns nothing of us (no opener, no referrer). */
export function openInNewTab(link: string): void {
  window.open(link, '_blank', 'noopener,noreferrer');
}
