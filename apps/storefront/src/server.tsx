/** The entry that the server loads by path: one function that draws a page. */
import { createRenderPage } from './pages/create-render-page.js';
import { createPageAssets, type AssetMap } from './pages/page-assets.js';
import { serverWidgets } from './widgets/server-registry.js';

// The build writes the map here when the browser's files have their names.
const assetMap = JSON.parse('__TROPA_ASSETS__') as AssetMap;

/** Draws a page of the shop. */
export const renderPage = createRenderPage({
  widgets: serverWidgets,
  assets: createPageAssets(assetMap),
  onWidgetError: (name, error) => console.error(`Widget ${name} could not be drawn`, error),
});
