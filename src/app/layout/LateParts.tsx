import { Notices } from './Notices';
import { ScrollToTop } from './ScrollToTop';

/** Parts of the frame that speak of what comes after the first view: a chunk of their own. */
export function LateParts() {
  return (
    <>
      <ScrollToTop />
      <Notices />
    </>
  );
}
