import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * CSS modules and style sheets that a module imports, in import order. A file without an id is part of a sheet that
 * `@import`s it.
 */
const sheetsOf = (node, seen = new Set(), sheets = []) => {
  if (node === undefined || seen.has(node)) return sheets;
  seen.add(node);
  for (const imported of node.importedModules) sheetsOf(imported, seen, sheets);
  if (node.id !== null && node.file?.endsWith('.css')) sheets.push(node);
  return sheets;
};

/**
 * What a widget exports beside its component is read when the page loads. React Refresh would reload the page because of
 * it after each edit of the widget, since a module that is evaluated again exports other objects.
 */
const widgetExports = {
  name: 'widget-exports',
  transformIndexHtml: () => [
    {
      tag: 'script',
      children:
        "window.__getReactRefreshIgnoredExports = ({ id }) => id.endsWith('Widget.tsx') ? ['seeds', 'props', 'isSameEverywhere', 'enhance'] : []",
    },
  ],
};

/**
 * The storefront from its sources, for `npm run dev`: Vite serves the modules, an edited component is replaced in the
 * open page and keeps its state.
 *
 * @returns `renderPage` as the built storefront exports it, and `plugin`, which lets Vite handle requests first.
 */
export function openDevelopment() {
  /** @type {import('vite').ViteDevServer} */
  let vite;
  const stylesOf = async () => {
    const { ssr, client } = vite.environments;
    const sheets = sheetsOf(await ssr.moduleGraph.getModuleByUrl('/src/development.tsx'));
    const styles = await Promise.all(
      sheets.map(async ({ id, url }) => {
        const { code } = (await client.transformRequest(`${url}${url.includes('?') ? '&' : '?'}direct`)) ?? {
          code: '',
        };
        // Vite's client finds the styles that it would inject itself, and replaces them in place.
        return `<style data-vite-dev-id="${id}">${code}</style>`;
      }),
    );
    return styles.join('\n');
  };
  return {
    async renderPage(input) {
      const { renderPage } = await vite.ssrLoadModule('/src/development.tsx');
      const { html, status } = renderPage(input);
      const styled = html.replace('</head>', `${await stylesOf()}</head>`);
      return { html: await vite.transformIndexHtml(input.url, styled), status };
    },
    async plugin(app) {
      vite = await createServer({
        root,
        appType: 'custom',
        // Node watches the server: a bundled configuration would be a temporary file that triggers restarts.
        configLoader: 'runner',
        plugins: [widgetExports],
        server: { middlewareMode: true, hmr: { server: app.server } },
      });
      app.addHook('onClose', () => vite.close());
      app.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, done));
      // Vite and React Refresh need inline scripts and styles.
      app.addHook('onSend', async (_request, reply) => void reply.removeHeader('content-security-policy'));
    },
  };
}
