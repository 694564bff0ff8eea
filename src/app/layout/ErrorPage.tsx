import { House } from 'lucide-react';
import { messages } from '../../api/apiErrors';
import { paths } from '../../shared/config/paths';
import scene from '../../shared/pictures/st-404.webp';
import { RouteButton } from '../../shared/ui/RouteButton';
import { ErrorScene } from './ErrorScene';

/** The router's error page for addresses that lead nowhere, spec §2. */
export function ErrorPage() {
  return (
    <ErrorScene
      scene={scene}
      label="404 Not Found"
      heading={messages.unexpected}
      text="Nothing lives at this address. It may have moved, or the link has a typo."
    >
      <RouteButton to={paths.home}>
        <House aria-hidden />
        Back to the shop
      </RouteButton>
    </ErrorScene>
  );
}
