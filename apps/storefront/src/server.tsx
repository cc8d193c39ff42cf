/** The entry that the server loads by path: one function that renders a page. */
import { readFileSync } from 'node:fs';
import type { RenderPage } from '@tropa/render-contract';
import { createRenderPage } from './pages/create-render-page.js';
import { createPageAssets, type Manifest } from './pages/page-assets.js';
import { loadScreens } from './pages/page-registry.js';
import { loadWidgets } from './widgets/widget-registry.js';

/** Reads from the client build, next to the folder of this bundle. */
const readClientFile = (file: string) => readFileSync(new URL(`../client/${file}`, import.meta.url), 'utf8');

/** Renders a page of the shop. */
export const renderPage: RenderPage = createRenderPage({
  widgets: await loadWidgets(),
  screens: await loadScreens(),
  assets: createPageAssets(JSON.parse(readClientFile('.vite/manifest.json')) as Manifest, readClientFile),
  onWidgetError: (name, error) => console.error(`Widget ${name} could not be rendered`, error),
});
