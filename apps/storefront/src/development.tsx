/** The entry of `npm run dev`: as `server.tsx`, with modules in place of built files. Vite adds the styles. */
import { createRenderPage } from './pages/create-render-page.js';
import { loadScreens } from './pages/page-registry.js';
import { loadWidgets } from './widgets/widget-registry.js';

/** Renders a page of the shop from its sources. */
export const renderPage = createRenderPage({
  widgets: await loadWidgets(),
  screens: await loadScreens(),
  assets: { loader: '/src/client.tsx', sheetsOf: () => [], chunksOf: () => [] },
  onWidgetError: (name, error) => console.error(`Widget ${name} could not be rendered`, error),
});
