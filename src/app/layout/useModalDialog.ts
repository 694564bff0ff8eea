import {
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react';

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]';

/**
 * Props for a `dialog` that is modal while it is mounted: the page behind it is inert, Tab stays
 * inside, Escape and a click beside it ask to close, and the focus returns where it was.
 */
export function useModalDialog(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // Closing gives the focus back; merely removing the element would not.
    return () => {
      dialog?.close();
    };
  }, []);

  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      // The store decides when it closes.
      event.preventDefault();
      onClose();
    },
    onClose,
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      // The backdrop belongs to the dialog element itself, everything inside to its children.
      if (event.target === event.currentTarget) onClose();
    },
    onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => {
      if (event.key !== 'Tab') return;
      const stops = event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE);
      const from = event.shiftKey ? stops[0] : stops[stops.length - 1];
      const to = event.shiftKey ? stops[stops.length - 1] : stops[0];
      if (document.activeElement !== from) return;
      event.preventDefault();
      to?.focus();
    },
  };
}
