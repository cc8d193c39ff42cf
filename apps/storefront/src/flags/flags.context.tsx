import { createContext, useContext } from 'react';
import { resolveFlags, type FlagName, type Flags } from './flags.js';

/** Flags of this page load. */
export const FlagsContext = createContext<Flags>(resolveFlags(undefined));

/** Whether a feature is on. A misspelt name does not compile. */
export const useFlag = (name: FlagName): boolean => useContext(FlagsContext)(name);
