import { PageTop } from '../../layout/PageTop.js';
import { SwitchedOff } from '../../layout/SwitchedOff.js';
import { WidgetSlot } from '../../widget-slot/WidgetSlot.js';
import { dataOf, type ScreenProps } from '../screen.js';

/** All results of a search (S1 §2); where there are none, popular goods. */
export function Screen({ input }: ScreenProps) {
  const { _bestOffers: popular = [] } = dataOf(input);
  return (
    <>
      <PageTop input={input} />
      <WidgetSlot name="catalog" instead={<SwitchedOff input={input} />} />
      {popular.length > 0 && <WidgetSlot name="best-offers" props={{ look: 'popular' }} />}
    </>
  );
}
