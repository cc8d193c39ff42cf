/**
 * What stories of whole pages take from the storefront, which is not a package: the only place in Storybook that
 * imports from it.
 */
/* oxlint-disable @nx/enforce-module-boundaries -- an application has no entry to import */
export { resolveFlags } from '../../../apps/storefront/src/flags/flags.js';
export { mountWidgets } from '../../../apps/storefront/src/hydration/mount-widgets.js';
export { stickHeader } from '../../../apps/storefront/src/hydration/stick-header.js';
export { createRenderPage } from '../../../apps/storefront/src/pages/create-render-page.js';
export { htmlText } from '../../../apps/storefront/src/pages/html-text.js';
export { default as documentStyles } from '../../../apps/storefront/src/pages/layout/Document.module.css';
export { loadScreens } from '../../../apps/storefront/src/pages/page-registry.js';
export { createHydrationSeeder, type StorefrontStore } from '../../../apps/storefront/src/store/storefront-store.js';
export { loadWidgets } from '../../../apps/storefront/src/widgets/widget-registry.js';
