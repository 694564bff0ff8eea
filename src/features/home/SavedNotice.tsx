import styled from '@emotion/styled';
import { CloudOff } from 'lucide-react';
import { useEffect } from 'react';
import { clockTicked, selectNow } from '../../api/connectionSlice';
import { useAppDispatch, useAppSelector, useIsLive } from '../../app/hooks';
import { useClock } from '../../shared/lib/useClock';
import { colors, radii } from '../../shared/theme/tokens';

const MINUTE = 60_000;

/** 'Saved 12 minutes ago': how old the copy is that is shown. */
export function savedText(age: number): string {
  const minutes = Math.floor(age / MINUTE);
  if (minutes < 1) return 'Saved just now';
  if (minutes < 60) return `Saved ${counted(minutes, 'minute')} ago`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `Saved ${counted(hours, 'hour')} ago`;
  return `Saved ${counted(Math.floor(hours / 24), 'day')} ago`;
}

function counted(count: number, unit: string): string {
  return `${String(count)} ${unit}${count === 1 ? '' : 's'}`;
}

/** @param savedAt in ms since the epoch */
export function SavedNotice({ savedAt }: { readonly savedAt: number }) {
  const dispatch = useAppDispatch();
  const isLive = useIsLive();
  const now = useAppSelector(selectNow);
  const tick = () => {
    dispatch(clockTicked(Date.now()));
  };
  useEffect(() => {
    if (isLive) dispatch(clockTicked(Date.now()));
  }, [dispatch, isLive]);
  useClock(tick, MINUTE, isLive);
  return (
    <Notice>
      <CloudOff aria-hidden /> {savedText(now - savedAt)}
    </Notice>
  );
}

const Notice = styled.p`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  margin-top: 6px;
  padding: 5px 14px;
  border: 1px solid ${colors.hairline};
  border-radius: ${radii.pill};
  background: ${colors.white};
  color: ${colors.muted};
  font-size: 14px;
  line-height: 22px;
  & > svg {
    width: 16px;
    height: 16px;
  }
`;
