import { createContext, useContext } from 'react';
import type { SeenAs } from './shop-events.js';

const SeenAsContext = createContext<SeenAs | undefined>(undefined);

/** Tells the buttons inside as what the visitor sees their product; events then say so. */
export const SeenAsProvider = SeenAsContext.Provider;

/** As what the visitor sees the surrounding product: its place in a list, its name on its page; undefined elsewhere. */
export const useSeenAs = (): SeenAs | undefined => useContext(SeenAsContext);
