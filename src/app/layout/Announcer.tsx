import { selectLocation } from '../../shared/location/locationSlice';
import { VisuallyHidden } from '../../shared/ui/layout';
import { useAppSelector } from '../hooks';
import { documentTitle, matchRoute } from '../routes';

/** Says politely where a navigation has led; the first page speaks for itself. */
export function Announcer() {
  const { arrival, pathname } = useAppSelector(selectLocation);
  return (
    <VisuallyHidden aria-live="polite">
      {arrival !== 'load' && documentTitle(matchRoute(pathname)?.route)}
    </VisuallyHidden>
  );
}
