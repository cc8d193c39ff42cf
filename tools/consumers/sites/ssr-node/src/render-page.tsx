import { createShop, seedStore } from '@tropa/api-client';
import { renderToString } from 'react-dom/server';
import { identifierPrefix, Page, seeds } from './page.js';

/** A page with a store of its own: nothing of one visitor reaches another. */
export function renderPage(data: Record<string, unknown>, url: string): string {
  const { store, Provider } = createShop();
  seedStore(store, data, { seeds, url });
  const html = renderToString(
    <Provider>
      <Page url={url} />
    </Provider>,
    { identifierPrefix },
  );
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${String(data._title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/styles/ui-kit.css">
<link rel="stylesheet" href="/styles/catalog.css">
</head>
<body>
<div id="root">${html}</div>
<script type="application/json" id="page-data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
<script type="module" src="/client.js"></script>
</body>
</html>`;
}
