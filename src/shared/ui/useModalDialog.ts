import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { FOCUS_HEARD_MS } from '../config/times';
import { isComposing } from '../lib/isComposing';
import { useHydrated } from '../lib/useHydrated';

export interface ModalDialogOptions {
  /**
   * Called when the dialog has closed: on Escape, a phone's close gesture, a press beside it, or of a
   * button or link in it with `data-closes`.
   */
  readonly onClose: () => void;
  /** Gets the focus on close if the previously focused element is gone. */
  readonly returnFocusTo?: (() => HTMLElement | null) | undefined;
}

/**
 * Props for a `dialog` that is modal while mounted: the browser makes the page behind it inert and keeps
 * the focus inside. It closes when it unmounts. Server-rendered, it is open but not modal yet.
 *
 * Screen readers hear of a moved focus a moment later, and nothing if the element that had it has become
 * inert or is gone by then. So the dialog takes the focus before it is modal, and gives it back before it
 * goes.
 */
export function useModalDialog({ onClose, returnFocusTo }: ModalDialogOptions) {
  const ref = useRef<HTMLDialogElement>(null);
  const isHydrated = useHydrated();
  const [isRendered] = useState(!isHydrated);
  const beganBeside = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const returnFocus = useRef<() => void>(() => undefined);
  const returnTo = useRef(returnFocusTo);
  useEffect(() => {
    returnTo.current = returnFocusTo;
  });

  const leaveEarly = useEffectEvent(leave);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const opener = document.activeElement;
    returnFocus.current = () => {
      const { activeElement } = document;
      if (activeElement !== document.body && !dialog.contains(activeElement)) return;
      const isThere =
        opener instanceof HTMLElement && opener !== document.body && opener.isConnected;
      (isThere ? opener : returnTo.current?.())?.focus({ preventScroll: true });
    };
    // The page is not inert yet.
    const refusePage = (event: Event) => {
      if (!(event.target instanceof Node) || dialog.contains(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      leaveEarly(dialog);
    };
    // Only a closed dialog can become modal.
    const becomeModal = () => {
      document.removeEventListener('click', refusePage, true);
      const { activeElement } = document;
      dialog.open = false;
      dialog.showModal();
      // A key may have moved it on.
      if (activeElement instanceof HTMLElement && dialog.contains(activeElement)) {
        activeElement.focus({ preventScroll: true });
      }
    };
    if (dialog.open) becomeModal();
    else {
      dialog.show();
      document.addEventListener('click', refusePage, true);
      timer.current = setTimeout(becomeModal, FOCUS_HEARD_MS);
    }
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('click', refusePage, true);
      dialog.close();
      returnFocus.current();
    };
  }, []);

  /** Closes the dialog, which stays in sight until the returned focus has been heard. */
  function leave(dialog: HTMLDialogElement): void {
    clearTimeout(timer.current);
    dialog.close();
    dialog.open = true;
    returnFocus.current();
    timer.current = setTimeout(onClose, FOCUS_HEARD_MS);
  }

  return {
    ref,
    open: isRendered,
    // Escape, and a phone's close gesture.
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      leave(event.currentTarget);
    },
    // A close that cannot be cancelled. In strict mode and while leaving it is open again.
    onClose: ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
      if (!currentTarget.open) onClose();
    },
    onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => {
      if (event.key !== 'Escape') return;
      // An Escape that ends a composition keeps the dialog, and the words in it.
      if (isComposing(event.nativeEvent)) event.preventDefault();
      else if (!event.currentTarget.matches(':modal')) leave(event.currentTarget);
    },
    // Only a press that begins and ends beside the dialog, because a text selection may cross its
    // edge, and with the click, because a press moves the focus. The backdrop and the scrollbar belong
    // to the element itself, all else to its children.
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
      beganBeside.current = isBeside(event);
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      const { currentTarget, target } = event;
      const isCloser = target instanceof Element && target.closest('[data-closes]') !== null;
      if (isCloser || (beganBeside.current && isBeside(event))) leave(currentTarget);
    },
  };
}

function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>) {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  const isWithin = clientX >= left && clientX < right && clientY >= top && clientY < bottom;
  return target === currentTarget && !isWithin;
}
