import { useEffect, useState } from 'react';
import { useAnnouncement } from '../lib/announce';
import { VisuallyHidden } from './layout';

/** Shorter loading needs no announcement: that of the new page follows at once. In ms. */
const SLOW_MS = 1_000;

/** Says that the screen loads, beside its skeleton; announced when it takes long. */
export function LoadingText({ children }: { readonly children: string }) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsSlow(true);
    }, SLOW_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  useAnnouncement(isSlow ? children : null);
  return <VisuallyHidden>{children}</VisuallyHidden>;
}
