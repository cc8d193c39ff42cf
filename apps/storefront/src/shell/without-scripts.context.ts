import { createContext, useContext, type ReactNode } from 'react';

/** What a widget puts into `<noscript>`: given on the server alone, by the page's screen. */
export const WithoutScriptsContext = createContext<ReactNode>(null);

/** What stands here where scripts are off; nothing in a browser, which never looks into a `<noscript>`. */
export const useWithoutScripts = (): ReactNode => useContext(WithoutScriptsContext);
