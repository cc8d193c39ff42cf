import { PageTop } from '../../layout/PageTop.js';
import { SwitchedOff } from '../../layout/SwitchedOff.js';
import { WidgetSlot } from '../../widget-slot/WidgetSlot.js';
import type { ScreenProps } from '../screen.js';

/** Discounted goods: the same list with the sale template of filters (S1 §2). */
export function Screen({ input }: ScreenProps) {
  return (
    <>
      <PageTop input={input} />
      <WidgetSlot name="catalog" props={{ template: 'sale' }} instead={<SwitchedOff input={input} />} />
    </>
  );
}
