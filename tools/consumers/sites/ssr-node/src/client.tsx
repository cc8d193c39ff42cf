import { createShop, seedStore } from '@tropa/api-client';
import { identifierPrefix, Page, seeds } from './page.js';

const url = location.pathname + location.search;
const data = JSON.parse(document.getElementById('page-data')?.textContent ?? '{}') as Record<string, unknown>;
const root = document.getElementById('root') as HTMLElement;

const { store, mount } = createShop();
seedStore(store, data, { seeds, url });
mount(
  root,
  Page,
  { url },
  {
    identifierPrefix,
    serverState: store.getState(),
    onRecoverableError: (error) => console.error('The HTML of the server was thrown away', error),
  },
);
root.dataset.hydrated = '';
