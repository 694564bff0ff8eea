import { createContext } from 'react';

/**
 * Whether the shop is a preview of a recorded screen: it announces nothing, and what it shows is there at
 * once.
 */
export const IsPreviewContext = createContext(false);
