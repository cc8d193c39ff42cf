import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { LinkProvider, PictureProvider } from '@tropa/ui-kit';
import { FlagsContext } from '../flags/flags.context.js';
import type { Flags } from '../flags/flags.js';
import { PageContext, type PageFacts } from '../page-data/page-data.context.js';
import type { StorefrontStore } from '../store/storefront-store.js';
import { pictureSources } from './picture-sources.js';

/** What all widgets of a page share. */
export interface ShellProps {
  store: StorefrontStore;
  /** The page's data alone: a widget hydrated late still matches its HTML. */
  serverState: ReturnType<StorefrontStore['getState']>;
  flags: Flags;
  page: PageFacts;
}

/** The providers around one widget: the one store, flags, page facts, links and pictures. */
export function WidgetShell({ store, serverState, flags, page, children }: ShellProps & { children: ReactNode }) {
  return (
    <Provider store={store} serverState={serverState}>
      <FlagsContext.Provider value={flags}>
        <PageContext.Provider value={page}>
          <LinkProvider component="a">
            <PictureProvider sources={pictureSources}>{children}</PictureProvider>
          </LinkProvider>
        </PageContext.Provider>
      </FlagsContext.Provider>
    </Provider>
  );
}
