import { ShopsDialog } from '@tropa/location';

/** Shops of the visitor's city. */
export function ShopsDialogHost() {
  return <ShopsDialog />;
}
