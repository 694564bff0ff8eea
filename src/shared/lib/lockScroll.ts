/**
 * Locks scrolling of the page behind an overlay, without a layout shift where the scroll bar was.
 * Returns a function that unlocks it.
 */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  const before = { overflow: style.overflow, paddingRight: style.paddingRight };
  const scrollBar = window.innerWidth - clientWidth;
  style.overflow = 'hidden';
  if (scrollBar > 0) style.paddingRight = `${String(scrollBar)}px`;
  return () => {
    Object.assign(style, before);
  };
}
