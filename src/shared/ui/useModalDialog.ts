import {
  type PointerEvent,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useHydrated } from '../lib/useHydrated';

export interface ModalDialogOptions {
  /** Called when the dialog has closed: on Escape, a phone's close gesture or a press beside it. */
  readonly onClose: () => void;
  /** Gets the focus on close if the previously focused element is gone. */
  readonly returnFocusTo?: (() => HTMLElement | null) | undefined;
}

/**
 * Props for a `dialog` that is modal while mounted: the browser makes the page behind it inert, keeps the
 * focus inside and restores it on close. It closes when it unmounts. Server-rendered, it is open but not
 * modal yet.
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
    dialog.open = false;
    dialog.showModal();
    return () => {
      dialog.close();
      if (dialog.ownerDocument.activeElement !== document.body) return;
      returnTo.current?.()?.focus({ preventScroll: true });
    };
  }, []);

  return {
    ref,
    open: isRendered,
    // Also Escape and a phone's close gesture. In strict mode it is open again.
    onClose: ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
      if (!currentTarget.open) onClose();
    },
    // Only a press that begins beside the dialog, because a text selection may cross its edge. The
    // backdrop and the scrollbar belong to the element itself, all else to its children.
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
      const { target, currentTarget, clientX, clientY } = event;
      if (target === currentTarget && !isWithin(currentTarget, clientX, clientY)) {
        currentTarget.close();
      }
    },
  };
}

function isWithin(element: HTMLElement, x: number, y: number): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x < right && y >= top && y < bottom;
}
