import { staticSite } from './static-site.js';

/** `/docs/`: the built documentation, beside the documents of the shop that have names of their own there. */
export const staticDocs = (folder: string) =>
  staticSite(
    {
      path: '/docs/',
      // Its build moves all scripts into files. Colours of code samples are inline styles.
      policy: [
        `default-src 'none'`,
        `script-src 'self'`,
        `style-src 'self' 'unsafe-inline'`,
        `img-src 'self' data:`,
        `font-src 'self'`,
        `connect-src 'self'`,
        `object-src 'none'`,
        `base-uri 'none'`,
        `form-action 'none'`,
        `frame-ancestors 'self'`,
      ],
      // `app.DkX93d_1.js`, `events.md.DkX93d_1.lean.js`
      hasContentHash: (name) => /^assets\/.*\.[\w-]{8}(\.lean)?\.\w+$/.test(name),
    },
    folder,
  );
