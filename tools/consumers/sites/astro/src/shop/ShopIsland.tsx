import { useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { storeOfIsland, type Rendered } from './store';

/** The wrapper of every island. */
export function ShopIsland({ children, ...rendered }: Rendered & { readonly children: ReactNode }) {
  const [provided] = useState(() => storeOfIsland(rendered));
  // react-redux types the server state by the store's own state.
  return <Provider {...(provided as Parameters<typeof Provider>[0])}>{children}</Provider>;
}
