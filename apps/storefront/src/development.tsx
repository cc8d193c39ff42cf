/** The entry of `npm run dev`: as `server.tsx`, with modules in place of built files. Vite adds the styles. */
import { createRenderPage } from './pages/create-render-page.js';
import { htmlText } from './pages/html-text.js';
import { loadScreens } from './pages/page-registry.js';
import type { RenderInput } from './pages/render-contract.js';
import { loadWidgets } from './widgets/widget-registry.js';

const render = createRenderPage({
  widgets: await loadWidgets(),
  screens: await loadScreens(),
  assets: { loader: '/src/client.tsx', sheetsOf: () => [], chunksOf: () => [] },
  onWidgetError: (name, error) => console.error(`Widget ${name} could not be rendered`, error),
});

/** Renders a page of the shop from its sources. */
export function renderPage(input: RenderInput): { html: string; status: number } {
  const { html, status } = render(input);
  return { html: htmlText(html), status };
}
