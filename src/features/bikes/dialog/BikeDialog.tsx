import styled from '@emotion/styled';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { selectLocation } from '../../../router/locationSlice';
import { useMessages } from '../../../shared/i18n/useMessages';
import { media } from '../../../shared/theme/tokens';
import { Dialog } from '../../../shared/ui/Dialog';
import { linkCopyAsked, pictureChosen, selectBikeDialog } from '../bikeDialogSlice';
import { selectListHref } from '../bikeFiltersSlice';
import { type BikeList, bikePictures, findBike } from '../bikeList';
import { bikesMessages } from '../bikesMessages';
import { BikeDetails } from './BikeDetails';
import { DIALOG_TITLE_ID, MissingBike } from './MissingBike';

interface OpenBikeProps {
  /** The id in the address; such a bike may not exist. */
  readonly bikeId: string;
  readonly list: BikeList | undefined;
  readonly isFailed: boolean;
}

/** The dialog of the bike in the address. */
export function OpenBike({ bikeId, list, isFailed }: OpenBikeProps) {
  const m = useMessages(bikesMessages);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  // Not react-router's, which follows the address in a later render.
  const wasPushed = useAppSelector((state) => selectLocation(state).arrival === 'push');
  const listHref = useAppSelector(selectListHref);
  const { isSameAsBefore, pictureIndex, linkCopy } = useAppSelector(selectBikeDialog);
  const bike = list && findBike(list, bikeId);
  // The bike may be in the missing rest of the list.
  const mayStillCome = bike === undefined;
  // The page behind the dialog shows the failure.
  if (mayStillCome && isFailed) return null;

  const close = () => {
    void (wasPushed && !isSameAsBefore ? navigate(-1) : navigate(listHref, { replace: true }));
  };
  return (
    <Frame
      labelledBy={DIALOG_TITLE_ID}
      isMissing={bike === null}
      onClose={close}
      returnFocusTo={() =>
        document.querySelector(`[data-bike="${CSS.escape(bikeId)}"]`) ??
        document.querySelector('main')
      }
    >
      {bike ? (
        <BikeDetails
          bike={bike}
          pictures={bikePictures(bike, list.picturesOrigin, m.pictureAlt)}
          pictureIndex={pictureIndex}
          linkCopy={linkCopy}
          onPicture={(index) => dispatch(pictureChosen(index))}
          onCopyLink={() => dispatch(linkCopyAsked())}
          listHref={listHref}
        />
      ) : (
        <MissingBike isLoading={mayStillCome} listHref={listHref} />
      )}
    </Frame>
  );
}

/** The width leaves room below the picture, so a tablet shows the whole bike. */
const Frame = styled(Dialog, {
  shouldForwardProp: (name) => name !== 'isMissing',
})<{ readonly isMissing: boolean }>`
  ${media.tablet} {
    max-width: 35rem;
  }
  ${media.low} {
    max-width: ${({ isMissing }) => (isMissing ? 520 : 960)}px;
    max-height: calc(100dvh - 24px);
  }
  ${media.desktop} {
    max-width: ${({ isMissing }) => (isMissing ? 520 : 960)}px;
  }
`;
