import { useAppDispatch, useAppSelector } from '../hooks';
import { selectIsUpdateReady, updateAccepted } from '../releaseSlice';
import { NoticeButton, NoticeCard } from './NoticeCard';

/** Offers a newer release of the shop; nothing is loaded anew before the visitor wants it. */
export function UpdateNotice() {
  const isReady = useAppSelector(selectIsUpdateReady);
  const dispatch = useAppDispatch();
  return (
    <NoticeCard isShown={isReady}>
      <p role="status">{isReady && 'A new version of the shop is ready.'}</p>
      {isReady && (
        <NoticeButton type="button" onClick={() => dispatch(updateAccepted())}>
          Update
        </NoticeButton>
      )}
    </NoticeCard>
  );
}
