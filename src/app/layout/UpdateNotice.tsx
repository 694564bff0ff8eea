import { usePainted } from '../../shared/lib/usePainted';
import { useAppDispatch, useAppSelector } from '../hooks';
import { selectIsUpdateReady, updateAccepted } from '../offline/releaseSlice';
import { NoticeButton, NoticeCard } from './NoticeCard';

/** Offers a newer release of the shop; the page reloads only when the visitor wants it. */
export function UpdateNotice() {
  const isPainted = usePainted();
  const isShown = useAppSelector(selectIsUpdateReady) && isPainted;
  const dispatch = useAppDispatch();
  return (
    <NoticeCard isShown={isShown}>
      <p role="status">{isShown && 'A new version of the shop is ready.'}</p>
      {isShown && (
        <NoticeButton type="button" onClick={() => dispatch(updateAccepted())}>
          Update
        </NoticeButton>
      )}
    </NoticeCard>
  );
}
