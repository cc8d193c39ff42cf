import { fileURLToPath } from 'node:url';
import { createLogger } from 'vite';
import { collectStyles } from './scripts/styles-plugin.mjs';

/** The storefront's folder. */
export const root = fileURLToPath(new URL('.', import.meta.url));

/** Browsers that the shop is built for: each has dialog, popover, :has() and container queries. */
export const target = ['chrome111', 'edge111', 'firefox121', 'safari16.4'];

/** Our own warnings stay; that a bundler drops «use client» of a library is no news. */
const quietLogger = createLogger('warn');
const { warn, warnOnce } = quietLogger;
const isNews = (text) => !text.includes('MODULE_LEVEL_DIRECTIVE');
quietLogger.warn = (text, options) => isNews(text) && warn(text, options);
quietLogger.warnOnce = (text, options) => isNews(text) && warnOnce(text, options);

/**
 * What the browser's build, the server's build and the bench have in common. One collector of styles is
 * passed to all of them, so that class names and the order of rules are the same in each.
 */
export const shared = (styles = collectStyles(root, { isMinified: true })) => ({
  root,
  configFile: false,
  envDir: false,
  publicDir: false,
  logLevel: 'warn',
  customLogger: quietLogger,
  plugins: [styles.plugin],
  oxc: { jsx: { runtime: 'automatic', development: false } },
  define: { 'process.env.NODE_ENV': '"production"', __DEV__: 'false' },
});

/** The libs are taken from their sources: no build of them is needed to build the shop. */
export const conditions = {
  browser: ['@tropa/source', 'module', 'browser', 'production', 'import', 'default'],
  server: ['@tropa/source', 'module', 'node', 'production', 'import', 'default'],
};
