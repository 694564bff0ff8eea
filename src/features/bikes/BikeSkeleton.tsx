import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { radii } from '../../shared/theme/tokens';
import { Skeleton } from '../../shared/ui/Skeleton';
import { Frame } from './BikeCard';

/** The placeholder of a card, with the same height. */
export function BikeSkeleton() {
  return (
    <Frame aria-hidden>
      <PicturePlace />
      <div>
        <Line style={{ width: '46%' }} />
        <Line style={{ width: '78%' }} />
        <Line style={{ width: '94%' }} />
        <ButtonPlace />
      </div>
    </Frame>
  );
}

const PicturePlace = styled(Skeleton)(css`
  border-radius: 0;
`);

/** Glyphs are a little lower than their line box. */
const Line = styled(Skeleton)(css`
  height: 100%;
  background-clip: content-box;
  padding-block: 3px;
`);

const ButtonPlace = styled(Skeleton)(css`
  height: 44px;
  border-radius: ${radii.pill};
`);
