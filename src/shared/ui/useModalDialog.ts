import {
  type KeyboardEvent,
  type PointerEvent,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { lockScroll } from '../lib/lockScroll';
import { keepFocusIn, trapTab } from '../lib/trapTab';
import { useHydrated } from '../lib/useHydrated';

export interface ModalDialogOptions {
  /** Called when the visitor presses Escape or beside the dialog. */
  readonly onClose: () => void;
  /** Takes the focus afterwards when the element that had it is gone. */
  readonly returnFocusTo?: (() => HTMLElement | null) | undefined;
}

/**
 * Props for a `dialog` that is modal while it is mounted: the page behind it is inert and does
 * not scroll, the focus stays inside and goes back to where it was. It closes when it is no longer
 * rendered. On a server's page it stands open and is not modal yet.
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
    // Only a closed one can become modal.
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

  // What is in it may change while it is open, and take the focus away with it.
  useEffect(() => {
    if (ref.current && !isPictured(ref.current)) keepFocusIn(ref.current);
  });

  return {
    ref,
    open: isRendered,
    // The gesture that means Escape on a phone.
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      onClose();
    },
    // Only a press that begins beside the dialog: text may be selected across its edge. The
    // backdrop belongs to the element itself, and so does its scrollbar; the rest to its children.
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
      const { target, currentTarget, clientX, clientY } = event;
      if (target === currentTarget && !isWithin(currentTarget, clientX, clientY)) onClose();
    },
    onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => {
      trapTab(event.currentTarget, event.nativeEvent);
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

/** Whether it is seen in a preview, in a frame: there it takes no focus and gives none back. */
function isPictured({ ownerDocument }: HTMLElement): boolean {
  return ownerDocument !== document;
}
