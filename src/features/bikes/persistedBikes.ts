import type { PersistedResponse } from '../../api/persistedResponses';
import { noCriteria } from './bikeCriteria';
import { type BikeList, cutList, isCut } from './bikeList';

/** Maximum number of bikes in a stored response. */
export const STORED_BIKES_MAX = 500;

/** Loads what reads responses and stored lists. */
export const fetchReading = () => import(/* webpackChunkName: "background" */ './readBikes');

let reading: Awaited<ReturnType<typeof fetchReading>> | undefined;

/** How the response of the bikes is persisted. */
export const persistedBikes: PersistedResponse<BikeList> = {
  bound: (list) => cutList(list, noCriteria, STORED_BIKES_MAX),
  prepare: async () => {
    reading = await fetchReading();
  },
  read: (stored) => reading?.readStoredBikes(stored),
  isPart: isCut,
};
