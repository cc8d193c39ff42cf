import { AddressesProvider } from '@tropa/api-client';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { LinkProvider, PictureProvider, TextsProvider } from '@tropa/ui-kit';
import { FlagsContext } from '../flags/flags.context.js';
import type { Flags } from '../flags/flags.js';
import { PageContext, type PageFacts } from '../page-data/page-data.context.js';
import type { StorefrontStore } from '../store/storefront-store.js';
import type { HostWords } from './host-words.js';
import { pictureSources } from './picture-sources.js';

/** What all widgets of a page share. */
export interface ShellProps {
  store: StorefrontStore;
  /** Only the page's data: a widget hydrated late still matches its HTML. */
  serverState: ReturnType<StorefrontStore['getState']>;
  flags: Flags;
  page: PageFacts;
  /** What the page overrides, for all its widgets. */
  words: HostWords;
}

const nothing = {};

function HostWordsProvider({ words, children }: { words: HostWords; children: ReactNode }) {
  return (
    <TextsProvider texts={words.texts ?? nothing}>
      <AddressesProvider addresses={words.addresses ?? nothing}>{children}</AddressesProvider>
    </TextsProvider>
  );
}

/** What is specific to one widget. */
interface OwnProps {
  /** What its `data-props` override. */
  own: HostWords;
  children: ReactNode;
}

/** The providers around one widget: the one store, flags, page facts, links, pictures, texts and addresses. */
export function WidgetShell({ store, serverState, flags, page, words, own, children }: ShellProps & OwnProps) {
  return (
    <Provider store={store} serverState={serverState}>
      <FlagsContext.Provider value={flags}>
        <PageContext.Provider value={page}>
          <LinkProvider component="a">
            <PictureProvider sources={pictureSources}>
              <HostWordsProvider words={words}>
                <HostWordsProvider words={own}>{children}</HostWordsProvider>
              </HostWordsProvider>
            </PictureProvider>
          </LinkProvider>
        </PageContext.Provider>
      </FlagsContext.Provider>
    </Provider>
  );
}
