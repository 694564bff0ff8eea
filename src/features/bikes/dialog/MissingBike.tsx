import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { RouteButton } from '../../../router/RouteButton';
import { useMessages } from '../../../shared/i18n/useMessages';
import bikeScene from '../../../shared/pictures/st-bike.webp';
import { colors, fonts, media } from '../../../shared/theme/tokens';
import { Button } from '../../../shared/ui/Button';
import { bikesMessages } from '../bikesMessages';
import { CloseCross } from './CloseCross';

/** The element id of the dialog's title; one dialog is open at a time. */
export const DIALOG_TITLE_ID = 'bike-dialog-title';

interface MissingBikeProps {
  /** Whether the pending list may have the bike. */
  readonly isLoading: boolean;
  /** The address of the Close link without scripts. */
  readonly listHref: string;
}

/** The content of the dialog of a missing bike. */
export function MissingBike({ isLoading, listHref }: MissingBikeProps) {
  const m = useMessages(bikesMessages);
  return (
    <>
      {!isLoading && <CloseCross />}
      <Words>
        {!isLoading && <img src={bikeScene} alt="" width={222} height={155} />}
        <h2 id={DIALOG_TITLE_ID}>{isLoading ? m.loading : m.noLongerListed}</h2>
        {!isLoading && <p>{m.maybeSold}</p>}
        <Button look={isLoading ? 'secondary' : 'primary'} data-closes>
          {isLoading ? m.close : m.seeAllBikes}
        </Button>
        <noscript>
          <RouteButton to={listHref}>{m.seeAllBikes}</RouteButton>
        </noscript>
      </Words>
    </>
  );
}

const Words = styled.div(css`
  display: grid;
  justify-items: center;
  gap: 8px;
  padding: 56px 24px;
  text-align: center;
  & > h2 {
    font: 750 min(1.75rem, 11vw) / calc(34 / 28) ${fonts.heading};
  }
  & > p {
    color: ${colors.muted};
  }
  & > button {
    margin-top: 16px;
    ${media.scriptless} {
      display: none;
    }
  }
`);
