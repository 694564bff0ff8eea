import { RenderErrorBoundary } from '../features/shell/errors/RenderErrorBoundary';
import { selectLocation } from '../router/locationSlice';
import { RouteParamsContext } from '../router/routeParams';
import { matchRoute } from '../router/routeTable';
import { useAppSelector } from './hooks';
import { notFound } from './routes';

/** The screen at the current address. */
export function Screens() {
  const { key, pathname } = useAppSelector(selectLocation);
  return (
    <RenderErrorBoundary place={key}>
      <Screen pathname={pathname} />
    </RenderErrorBoundary>
  );
}

function Screen({ pathname }: { readonly pathname: string }) {
  const match = matchRoute(pathname);
  if (!match) return <notFound.Component key="notFound" />;
  const { id, screen } = match.route;
  return (
    <RouteParamsContext value={match.params}>
      <screen.Component key={id} />
    </RouteParamsContext>
  );
}
