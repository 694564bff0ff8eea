import { useMessages } from '../../shared/i18n/useMessages';
import { radii } from '../../shared/theme/tokens';
import { VisuallyHidden } from '../../shared/ui/layout';
import { Skeleton } from '../../shared/ui/Skeleton';
import { Split } from './TypeDetail';
import { TileRow } from './TypeTiles';
import { vehiclesMessages } from './vehiclesMessages';

const TILES = 8;

/** The skeleton of the page. */
export function VehicleSkeleton() {
  const m = useMessages(vehiclesMessages);
  return (
    <>
      <VisuallyHidden role="status">{m.loading}</VisuallyHidden>
      <TileRow aria-hidden>
        {Array.from({ length: TILES }, (_, index) => (
          <li key={index}>
            <Skeleton style={{ height: 176, borderRadius: radii.card }} />
          </li>
        ))}
      </TileRow>
      <Split aria-hidden>
        <Skeleton style={{ height: 408, borderRadius: radii.panel }} />
        <Skeleton style={{ height: 408, borderRadius: radii.card }} />
      </Split>
    </>
  );
}
