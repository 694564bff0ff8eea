import { radii } from '../../shared/theme/tokens';
import { VisuallyHidden } from '../../shared/ui/layout';
import { Skeleton } from '../../shared/ui/Skeleton';
import { Split } from './TypeDetail';
import { TileRow } from './TypeTiles';

const TILES = 8;

/** The shape of what comes. */
export function VehicleSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">Loading...</VisuallyHidden>
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
