import { screenQuery } from '../../api/screenQuery';
import { listingsApi } from './listingsApi';

/** The calls of Bikes. */
export const bikesQueries = [screenQuery(listingsApi.endpoints.getBikes, undefined)];
