import {
  type KeyboardEvent,
  type PointerEvent,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useHydrated } from '../lib/useHydrated';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])';

export interface ModalDialogOptions {
  /** Called on Escape or a press beside the dialog. */
  readonly onClose: () => void;
  /** Gets the focus on close if the previously focused element is gone. */
  readonly returnFocusTo?: (() => HTMLElement | null) | undefined;
}

/**
 * Props for a `dialog` that is modal while mounted: the page behind it is inert and does not scroll, and
 * the focus is trapped inside and restored on close. It closes when it unmounts. Server-rendered, it is
 * open but not modal yet.
 */
export function useModalDialog({ onClose, returnFocusTo }: ModalDialogOptions) {
  const ref = useRef<HTMLDialogElement>(null);
  const isHydrated = useHydrated();
  const [isRendered] = useState(!isHydrated);
  const returnTo = useRef(returnFocusTo);
  useEffect(() => {
    returnTo.current = returnFocusTo;
  });

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    // Only a closed dialog can become modal.
    if (dialog.open) dialog.close();
    const before = document.activeElement;
    dialog.showModal();
    if (isPictured(dialog)) return;
    const unlock = lockScroll();
    return () => {
      dialog.close();
      unlock();
      const wasOnPage = before instanceof HTMLElement && before !== document.body;
      const target = wasOnPage && before.isConnected ? before : returnTo.current?.();
      target?.focus({ preventScroll: true });
    };
  }, []);

  // Its content may change while it is open, and remove the focused element.
  useEffect(() => {
    if (ref.current && !isPictured(ref.current)) keepFocusIn(ref.current);
  });

  return {
    ref,
    open: isRendered,
    // Also a phone's close gesture.
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      onClose();
    },
    // Only a press that begins beside the dialog, because a text selection may cross its edge. The
    // backdrop and the scrollbar belong to the element itself, all else to its children.
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
      const { target, currentTarget, clientX, clientY } = event;
      if (target === currentTarget && !isWithin(currentTarget, clientX, clientY)) onClose();
    },
    onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => {
      trapTab(event);
      if (event.key !== 'Escape') return;
      event.preventDefault();
      onClose();
    },
  };
}

function isWithin(element: HTMLElement, x: number, y: number): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x < right && y >= top && y < bottom;
}

/** Whether it is in a preview's frame, where it neither takes nor restores the focus. */
function isPictured({ ownerDocument }: HTMLElement): boolean {
  return ownerDocument !== document;
}

/**
 * Locks scrolling of the page behind an overlay, without a layout shift where the scroll bar was.
 * Returns a function that unlocks it.
 */
function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  const before = { overflow: style.overflow, paddingRight: style.paddingRight };
  const scrollBar = window.innerWidth - clientWidth;
  style.overflow = 'hidden';
  if (scrollBar > 0) style.paddingRight = `${String(scrollBar)}px`;
  return () => {
    Object.assign(style, before);
  };
}

function stopsOf(container: HTMLElement): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.tabIndex >= 0,
  );
}

/** Traps Tab inside an element: it wraps from the last focusable element to the first, and back. */
function trapTab(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const stops = stopsOf(event.currentTarget);
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) return;
  const leaving = event.shiftKey ? first : last;
  if (document.activeElement !== leaving) return;
  event.preventDefault();
  (event.shiftKey ? last : first).focus();
}

/** Returns the focus into an element when the focused part is removed. */
function keepFocusIn(container: HTMLElement): void {
  if (!container.contains(document.activeElement)) stopsOf(container)[0]?.focus();
}
