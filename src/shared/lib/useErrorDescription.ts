import { useState } from 'react';

/**
 * Whether the error of a field is its description. An error that appears while the field has the focus is
 * announced; as a description it would be read again, so it becomes one when the focus leaves.
 * @returns `isDescription`, and handlers for an element around the field
 */
export function useErrorDescription(error: string | null | undefined) {
  /** What the error was when the focus came; null without the focus. */
  const [focus, setFocus] = useState<{ readonly error: string | null | undefined } | null>(null);
  return {
    isDescription: typeof error === 'string' && (focus === null || focus.error === error),
    onFocus: () => {
      setFocus({ error });
    },
    onBlur: () => {
      setFocus(null);
    },
  };
}
