import { selectLocation } from '../../shared/location/locationSlice';
import { VisuallyHidden } from '../../shared/ui/layout';
import { useAppSelector } from '../hooks';
import { useTitle } from '../routing/useTitle';

/** Says politely where a navigation has led; the first page speaks for itself. */
export function Announcer() {
  const { arrival } = useAppSelector(selectLocation);
  const title = useTitle();
  return <VisuallyHidden aria-live="polite">{arrival !== 'load' && title}</VisuallyHidden>;
}
