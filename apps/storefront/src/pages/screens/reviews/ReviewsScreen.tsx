import { PageTop } from '../../layout/PageTop.js';
import { SwitchedOff } from '../../layout/SwitchedOff.js';
import { WidgetSlot } from '../../widget-slot/WidgetSlot.js';
import type { ScreenProps } from '../screen.js';

/** Goods that wait for a rating, and the visitor's own reviews. */
export function Screen({ input }: ScreenProps) {
  return (
    <>
      <PageTop input={input} hasTitle />
      <WidgetSlot name="own-reviews" instead={<SwitchedOff input={input} hasTitle={false} />} />
    </>
  );
}
