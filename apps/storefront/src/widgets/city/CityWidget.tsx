import { citySeed } from '@tropa/api-client';
import { CityButton } from '@tropa/location';
import { useFlag } from '../../flags/flags.context.js';
import type { PropsOf, PropTable } from '../widget-props.js';

export const seeds = [citySeed];

export const props = { asksOnFirstVisit: 'boolean' } as const satisfies PropTable;
export const isSameEverywhere = true;

/** The visitor's city in the strip above the header. */
export function Widget({ asksOnFirstVisit }: PropsOf<typeof props>) {
  const isOn = useFlag('city-on-first-visit');
  return <CityButton asksOnFirstVisit={asksOnFirstVisit ?? isOn} />;
}
