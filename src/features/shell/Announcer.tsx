import { useAppSelector } from '../../app/hooks';
import { selectLocation } from '../../router/locationSlice';
import { useTitle } from '../../router/useTitle';
import { VisuallyHidden } from '../../shared/ui/layout';

/** Announces a new page to screen readers after a navigation. */
export function Announcer() {
  const { arrival } = useAppSelector(selectLocation);
  const title = useTitle();
  return <VisuallyHidden aria-live="polite">{arrival !== 'load' && title}</VisuallyHidden>;
}
