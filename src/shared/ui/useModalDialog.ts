import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { isComposing } from '../lib/isComposing';
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
  const beganBeside = useRef(false);
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
    // An Escape that ends a composition keeps the dialog, and the words in it.
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape' && isComposing(event.nativeEvent)) event.preventDefault();
    },
    // Only a press that begins and ends beside the dialog, because a text selection may cross its
    // edge, and with the click, because a press moves the focus. The backdrop and the scrollbar belong
    // to the element itself, all else to its children.
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
      beganBeside.current = isBeside(event);
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (beganBeside.current && isBeside(event)) event.currentTarget.close();
    },
  };
}

function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>) {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  const isWithin = clientX >= left && clientX < right && clientY >= top && clientY < bottom;
  return target === currentTarget && !isWithin;
}
