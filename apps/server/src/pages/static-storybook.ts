import { staticSite } from './static-site.js';

/** `/storybook/`: the built Storybook. */
export const staticStorybook = (folder: string) =>
  staticSite(
    {
      path: '/storybook/',
      // Storybook writes scripts into its pages. Everything still comes from here alone, and nobody else may frame it.
      policy: [
        `default-src 'self'`,
        `script-src 'self' 'unsafe-inline'`,
        `style-src 'self' 'unsafe-inline'`,
        `img-src 'self' data: blob:`,
        `media-src 'self' data: blob:`,
        `font-src 'self' data:`,
        `connect-src 'self' data: blob:`,
        `worker-src 'self' blob:`,
        `object-src 'none'`,
        `base-uri 'self'`,
        `form-action 'self'`,
        `frame-ancestors 'self'`,
      ],
      // `axe-BkX93d_1.js`
      hasContentHash: (name) => /^assets\/.*-[\w-]{8}\.\w+$/.test(name),
    },
    folder,
  );
