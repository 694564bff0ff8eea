import { House } from 'lucide-react';
import { messages } from '../../api/apiErrors';
import { paths } from '../../shared/config/paths';
import { selectLocation } from '../../shared/location/locationSlice';
import scene from '../../shared/pictures/st-404.webp';
import { RouteButton } from '../../shared/ui/RouteButton';
import { useAppSelector } from '../hooks';
import { ErrorScene } from './ErrorScene';
import { missingPages } from './missingPages';

const UNKNOWN =
  'There is no page at this address. It may have moved, or the link has a typo. The rest of the shop is open.';

/**
 * The router's error page for addresses that lead nowhere, spec §2: what happened in plain words,
 * and the ways on.
 */
export function ErrorPage() {
  const { pathname } = useAppSelector(selectLocation);
  return (
    <ErrorScene
      scene={scene}
      label="404 Not Found"
      heading={messages.unexpected}
      text={missingPages.get(pathname) ?? UNKNOWN}
    >
      <RouteButton to={paths.home}>
        <House aria-hidden />
        Back to the shop
      </RouteButton>
      <RouteButton look="secondary" to={paths.about}>
        How to reach us
      </RouteButton>
    </ErrorScene>
  );
}
