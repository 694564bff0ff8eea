import {
  cacheKey,
  count,
  dictionary,
  fields,
  flag,
  nothing,
  sliceRedaction,
  time,
} from '../shared/redaction/redaction';
import type * as slice from './connectionSlice';

const retry = { key: cacheKey, endpoint: cacheKey, attempt: count, at: time };
const keys = dictionary(cacheKey, flag);

export const connectionRedaction = sliceRedaction<typeof slice>({
  state: fields({
    isOnline: flag,
    retries: dictionary(cacheKey, fields(retry)),
    overdue: keys,
    recovering: keys,
    now: time,
  }),
  payloads: {
    'connection/wentOnline': nothing,
    'connection/wentOffline': nothing,
    'connection/responseOverdue': cacheKey,
    'connection/retryScheduled': fields({ ...retry, now: time }),
    'connection/retryStarted': cacheKey,
    'connection/requestSettled': cacheKey,
    'connection/retryRequested': nothing,
    'connection/recoveryStarted': cacheKey,
    'connection/recoveryEnded': cacheKey,
    'connection/clockTicked': time,
  },
});
