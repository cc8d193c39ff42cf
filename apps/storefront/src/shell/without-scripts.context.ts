import { createContext, useContext, type ReactNode } from 'react';

/** What a widget renders into `<noscript>`: provided only on the server, by the page's screen. */
export const WithoutScriptsContext = createContext<ReactNode>(null);

/** What is shown here where scripts are off; nothing in a browser, which never parses a `<noscript>`. */
export const useWithoutScripts = (): ReactNode => useContext(WithoutScriptsContext);
