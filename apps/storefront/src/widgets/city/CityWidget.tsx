import { CityButton } from '@tropa/location';

/** The visitor's city in the strip over the header. */
export function Widget() {
  return <CityButton />;
}
