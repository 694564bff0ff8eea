import { createContext, useContext } from 'react';

/** The parts of the path that the route names, such as `categoryId`. */
export type RouteParams = Readonly<Record<string, string | undefined>>;

/** The app provides them around the screen. */
export const RouteParamsContext = createContext<RouteParams>({});

export function useRouteParams(): RouteParams {
  return useContext(RouteParamsContext);
}
