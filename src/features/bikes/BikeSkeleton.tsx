import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { radii } from '../../shared/theme/tokens';
import { Skeleton } from '../../shared/ui/Skeleton';
import { Frame } from './BikeCard';

/** A card that is still to come, as high as one. */
export function BikeSkeleton() {
  return (
    <Frame aria-hidden>
      <PicturePlace />
      <div>
        <Line style={{ width: '46%', height: 32 }} />
        <Line style={{ width: '78%', height: 24, marginTop: 4 }} />
        <Line style={{ width: '94%', height: 44, margin: '2px 0 18px' }} />
        <ButtonPlace />
      </div>
    </Frame>
  );
}

const PicturePlace = styled(Skeleton)(css`
  aspect-ratio: 4 / 3;
  border-radius: 0;
`);

/** As high as a line of text; what is seen of it is a little less. */
const Line = styled(Skeleton)(css`
  background-clip: content-box;
  padding-block: 4px;
`);

const ButtonPlace = styled(Skeleton)(css`
  height: 48px;
  border-radius: ${radii.pill};
`);
