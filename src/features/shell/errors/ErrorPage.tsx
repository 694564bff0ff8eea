import { House } from 'lucide';
import { useAppSelector } from '../../../app/hooks';
import { RouteButton } from '../../../router/RouteButton';
import { type RouteId, selectRouteId } from '../../../router/routeTable';
import { paths } from '../../../shared/config/paths';
import { useMessages } from '../../../shared/i18n/useMessages';
import { useShop } from '../../../shared/shop/useShop';
import { Icon } from '../../../shared/ui/Icon';
import { uiMessages } from '../../../shared/ui/uiMessages';
import { layoutMessages } from '../layoutMessages';
import { ErrorScene } from './ErrorScene';
import { errorsMessages } from './errorsMessages';

/** The reason why a page is missing: a key of `missingPages` in the messages. */
type Reason = 'terms' | 'privacy' | 'toCome' | 'forgotPassword';

/** The reasons of routes that are linked, but have no page, spec §2.4. */
const missingPages: Readonly<Partial<Record<RouteId, Reason>>> = {
  terms: 'terms',
  privacy: 'privacy',
  contact: 'toCome',
  help: 'toCome',
  forgotPassword: 'forgotPassword',
};

/** The page for unknown addresses, spec §2: a plain explanation, and links to other pages. */
export function ErrorPage() {
  const m = useMessages(errorsMessages);
  const shop = useShop();
  const { backToShop } = useMessages(layoutMessages);
  const { unexpectedError } = useMessages(uiMessages);
  const reason = missingPages[useAppSelector(selectRouteId)] ?? 'unknown';
  // The shop file has another address for this text.
  const isNamed = (reason === 'terms' || reason === 'privacy') && shop[reason] !== undefined;
  return (
    <ErrorScene
      scene={shop.errors.notFound}
      label={m.notFoundLabel}
      heading={unexpectedError}
      text={m.missingPages[isNamed ? 'unknown' : reason]}
    >
      <RouteButton to={paths.home}>
        <Icon drawing={House} />
        <span>{backToShop}</span>
      </RouteButton>
      <RouteButton look="secondary" to={paths.about}>
        {m.howToReachUs}
      </RouteButton>
    </ErrorScene>
  );
}
