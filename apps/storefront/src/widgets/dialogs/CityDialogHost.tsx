import { CityDialog } from '@tropa/location';

/** The choice of a city. */
export function CityDialogHost() {
  return <CityDialog />;
}
