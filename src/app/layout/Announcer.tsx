import { selectLocation } from '../../shared/location/locationSlice';
import { VisuallyHidden } from '../../shared/ui/layout';
import { useAppSelector } from '../hooks';
import { useTitle } from '../routing/useTitle';

/** Announces the new page to screen readers after a navigation, but not the first page. */
export function Announcer() {
  const { arrival } = useAppSelector(selectLocation);
  const title = useTitle();
  return <VisuallyHidden aria-live="polite">{arrival !== 'load' && title}</VisuallyHidden>;
}
