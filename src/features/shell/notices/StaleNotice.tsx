import { CloudOff } from 'lucide';
import { retryRequested, selectIsOnline, selectNow } from '../../../api/connectionSlice';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useMessages } from '../../../shared/i18n/useMessages';
import { rescueFocus } from '../../../shared/lib/focus';
import { useAnnouncement } from '../../../shared/lib/useAnnouncement';
import { usePainted } from '../../../shared/lib/usePainted';
import { Icon } from '../../../shared/ui/Icon';
import { selectSavedAt } from '../../offline/shownCalls';
import { ageText } from './age';
import { NoticeButton, NoticeCard } from './NoticeCard';
import { noticesMessages } from './noticesMessages';

/**
 * Shows that the browser is offline, and the age of stale content, with a button to retry.
 */
export function StaleNotice() {
  const m = useMessages(noticesMessages);
  const savedAt = useAppSelector(selectSavedAt);
  const isOnline = useAppSelector(selectIsOnline);
  const now = useAppSelector(selectNow);
  const dispatch = useAppDispatch();
  const isPainted = usePainted();
  const isSaved = savedAt !== null && now > 0;
  const isShown = isPainted && (isSaved || !isOnline);
  const text = [
    !isOnline && m.youAreOffline,
    isSaved && m.savedAgo({ age: ageText(now - savedAt, m) }),
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
  // The age alone changes every minute.
  useAnnouncement(
    isShown ? text : null,
    undefined,
    isShown ? `${String(isOnline)} ${String(isSaved)}` : null,
  );
  if (!isShown) return null;
  return (
    <NoticeCard>
      <div>
        <Icon drawing={CloudOff} />
        <p>{text}</p>
      </div>
      {isSaved && (
        <NoticeButton ref={rescueFocus} type="button" onClick={() => dispatch(retryRequested())}>
          {m.tryAgain}
        </NoticeButton>
      )}
    </NoticeCard>
  );
}
