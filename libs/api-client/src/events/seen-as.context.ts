import { createContext, useContext } from 'react';
import type { SeenAs } from './shop-events.js';

const SeenAsContext = createContext<SeenAs | undefined>(undefined);

/** Tells the buttons inside how their product is presented; events then include that. */
export const SeenAsProvider = SeenAsContext.Provider;

/** How the surrounding product is presented: its list and position, or its name on its page; undefined elsewhere. */
export const useSeenAs = (): SeenAs | undefined => useContext(SeenAsContext);
