import { useDeferredValue } from 'react';
import { useAppSelector } from '../app/hooks';
import { type LocationState, selectLocation } from './locationSlice';

/**
 * The address that links and texts show. Another query or another language of the same page renders all of
 * them, so it follows in a render that React interrupts for input and paint. Another page is shown at once,
 * together with the state of its screen.
 */
export function useShownLocation(): LocationState {
  const location = useAppSelector(selectLocation);
  const deferred = useDeferredValue(location);
  return deferred.pathname === location.pathname ? deferred : location;
}
