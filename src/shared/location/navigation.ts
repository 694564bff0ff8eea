import { createContext, useContext } from 'react';

/** Ways to another address of this site. */
export interface Navigation {
  /** Goes to a path, with query and hash. */
  readonly push: (href: string) => void;
  /** The same, in the place of the present history entry. */
  readonly replace: (href: string) => void;
  /** To the history entry before this one. */
  readonly back: () => void;
}

const standingStill: Navigation = {
  push: () => undefined,
  replace: () => undefined,
  back: () => undefined,
};

/** The app provides it. */
export const NavigationContext = createContext<Navigation>(standingStill);

export function useNavigation(): Navigation {
  return useContext(NavigationContext);
}
