import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useMessages } from '../../../shared/i18n/useMessages';
import { useAnnouncement } from '../../../shared/lib/useAnnouncement';
import { usePainted } from '../../../shared/lib/usePainted';
import { selectIsUpdateReady, updateAccepted } from '../../offline/releaseSlice';
import { NoticeButton, NoticeCard } from './NoticeCard';
import { noticesMessages } from './noticesMessages';

/** Offers a newer release of the shop; only the visitor reloads the page. */
export function UpdateNotice() {
  const m = useMessages(noticesMessages);
  const isPainted = usePainted();
  const isShown = useAppSelector(selectIsUpdateReady) && isPainted;
  const dispatch = useAppDispatch();
  useAnnouncement(isShown ? m.updateReady : null);
  if (!isShown) return null;
  return (
    <NoticeCard>
      <p>{m.updateReady}</p>
      <NoticeButton type="button" onClick={() => dispatch(updateAccepted())}>
        {m.update}
      </NoticeButton>
    </NoticeCard>
  );
}
