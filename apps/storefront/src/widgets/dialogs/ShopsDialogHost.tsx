import { ShopsDialog } from '@tropa/location';
import { useMapSettings } from '../../shell/use-map-settings.js';

/** Shops of the visitor's city on a map. */
export function ShopsDialogHost() {
  return <ShopsDialog map={useMapSettings()} />;
}
