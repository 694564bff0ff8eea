import { createContext, useContext } from 'react';

/** Parameters of the path, such as `categoryId`. */
export type RouteParams = Readonly<Record<string, string | undefined>>;

/** Provided by the app around the screen. */
export const RouteParamsContext = createContext<RouteParams>({});

export function useRouteParams(): RouteParams {
  return useContext(RouteParamsContext);
}
