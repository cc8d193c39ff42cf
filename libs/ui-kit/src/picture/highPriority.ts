import { version } from 'react';

// React 19 writes `fetchPriority`, 18.3 knows only the attribute and warns about the other; both produce the same HTML.
const name = Number.parseInt(version, 10) >= 19 ? 'fetchPriority' : 'fetchpriority';

/** Props of an `<img>` that is fetched before the others: the largest picture of the first screen. */
export const highPriority = { [name]: 'high' } as { readonly fetchPriority?: 'high' };
