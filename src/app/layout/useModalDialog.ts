import {
  type KeyboardEvent,
  type PointerEvent,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { lockScroll } from '../../shared/lib/lockScroll';
import { trapTab } from '../../shared/lib/trapTab';

/**
 * Props for a `dialog` that is modal while it is mounted: the page behind it is inert and does
 * not scroll, Tab stays inside, Escape and a press beside it ask to close, and the focus returns
 * to where it was.
 */
export function useModalDialog(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    const unlock = lockScroll();
    dialog?.showModal();
    return () => {
      // Closing gives the focus back; merely removing the element would not.
      dialog?.close();
      unlock();
    };
  }, []);

  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      // The store decides when it closes.
      event.preventDefault();
      onClose();
    },
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
      // The backdrop belongs to the dialog element itself, everything inside to its children.
      if (event.target === event.currentTarget) onClose();
    },
    onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => {
      trapTab(event.currentTarget, event.nativeEvent);
      if (event.key !== 'Escape') return;
      event.preventDefault();
      onClose();
    },
  };
}
