import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { RouteButton } from '../../router/RouteButton';
import { paths, vehiclesPath } from '../../shared/config/paths';
import { useMessages } from '../../shared/i18n/useMessages';
import { useAnnouncement } from '../../shared/lib/useAnnouncement';
import scene from '../../shared/pictures/st-bike.webp';
import { useShop } from '../../shared/shop/useShop';
import { media, radii, textSize } from '../../shared/theme/tokens';
import { PageTitle, VisuallyHidden } from '../../shared/ui/layout';
import { Skeleton } from '../../shared/ui/Skeleton';
import { StatePanel } from '../../shared/ui/StatePanel';
import { AllTypes } from './AllTypes';
import { Split, TypeDetail } from './TypeDetail';
import { TileRow, TypeTiles } from './TypeTiles';
import { vehiclesMessages } from './vehiclesMessages';
import type { VehicleType } from './vehicleTypeSchema';

/** The number of tiles in the skeleton. */
const TILES = 8;

interface VehicleBrowserProps {
  readonly types: readonly VehicleType[];
  readonly loading?: boolean;
  readonly selectedCategoryId?: string;
  readonly selectedSubcategoryId?: string;
}

/** The category and subcategory screen over the list of types, spec §1. */
export function VehicleBrowser({
  types,
  loading = false,
  selectedCategoryId,
  selectedSubcategoryId,
}: VehicleBrowserProps) {
  const m = useMessages(vehiclesMessages);
  const { place } = useShop();
  const total = types.reduce((sum, { count }) => sum + count, 0);
  const selected = types.find(({ id }) => id === selectedCategoryId);
  const isEmpty = !loading && types.length === 0;
  const isUnknown = types.length > 0 && selectedCategoryId !== undefined && !selected;
  useAnnouncement(isEmpty ? m.noTypes : isUnknown ? m.typeUnknown : null);
  return (
    <>
      <Head>
        {/* On the page of a type, its name in the picture is the heading. */}
        <PageTitle as={selected ? 'p' : 'h1'}>{m.vehicles}</PageTitle>
        <p>
          {types.length > 0
            ? `${m.inPlace({ count: total, place })} ${m.chooseType}`
            : m.chooseType}
        </p>
      </Head>
      {loading ? (
        <VehicleSkeleton />
      ) : isEmpty ? (
        <StatePanel scene={scene} headingLevel="h2" heading={m.noTypes} text={m.noTypesText}>
          <RouteButton to={paths.bikes}>{m.seeBikes}</RouteButton>
        </StatePanel>
      ) : (
        <>
          <TypeTiles types={types} selectedId={selected?.id} />
          {selected ? (
            <TypeDetail type={selected} selectedSubcategoryId={selectedSubcategoryId} />
          ) : isUnknown ? (
            <StatePanel
              scene={scene}
              headingLevel="h2"
              heading={m.typeUnknown}
              text={m.typeUnknownText}
            >
              <RouteButton to={vehiclesPath()}>{m.allVehicleTypes}</RouteButton>
            </StatePanel>
          ) : (
            <AllTypes total={total} />
          )}
        </>
      )}
    </>
  );
}

/** The skeleton of the page. */
function VehicleSkeleton() {
  const m = useMessages(vehiclesMessages);
  return (
    <>
      <VisuallyHidden>{m.loading}</VisuallyHidden>
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

const Head = styled.div(css`
  & > p:last-of-type {
    margin-top: 8px;
    ${textSize(18, 26)}
  }
  ${media.desktop} {
    margin-bottom: 8px;
  }
`);
