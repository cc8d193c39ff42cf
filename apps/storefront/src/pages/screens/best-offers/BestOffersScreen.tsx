import { PageTop } from '../../layout/PageTop.js';
import { SwitchedOff } from '../../layout/SwitchedOff.js';
import { WidgetSlot } from '../../widget-slot/WidgetSlot.js';
import type { ScreenProps } from '../screen.js';

/** All best offers as a grid of cards, from page data (decisions 29). */
export function Screen({ input }: ScreenProps) {
  return (
    <>
      <PageTop input={input} hasTitle />
      <WidgetSlot
        name="best-offers"
        props={{ look: 'grid' }}
        instead={<SwitchedOff input={input} hasTitle={false} />}
      />
    </>
  );
}
