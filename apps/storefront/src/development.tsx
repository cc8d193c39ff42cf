/** The entry of `npm run dev`: like `server.tsx`, with modules instead of built files. Vite adds the styles. */
import type { RenderPage } from '@tropa/render-contract';
import { createRenderPage } from './pages/create-render-page.js';
import { htmlText } from './pages/html-text.js';
import { loadScreens } from './pages/page-registry.js';
import { loadWidgets } from './widgets/widget-registry.js';

const render = createRenderPage({
  widgets: await loadWidgets(),
  screens: await loadScreens(),
  assets: { loader: '/src/client.tsx', sheetsOf: () => [], chunksOf: () => [] },
  onWidgetError: (name, error) => console.error(`Widget ${name} could not be rendered`, error),
});

/** Renders a page of the shop from its sources. */
export const renderPage: RenderPage = (input) => {
  const { html, status } = render(input);
  return { html: htmlText(html), status };
};
