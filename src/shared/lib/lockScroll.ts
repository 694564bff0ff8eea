/**
 * Keeps the page behind an overlay from scrolling, without a jump where its scroll bar was.
 * Returns a function that lets it scroll again.
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
