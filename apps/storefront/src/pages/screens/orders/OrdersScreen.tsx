import { PageTop } from '../../layout/PageTop.js';
import { SectionsInstead } from '../../layout/SectionsInstead.js';
import { SwitchedOff } from '../../layout/SwitchedOff.js';
import { WidgetSlot } from '../../widget-slot/WidgetSlot.js';
import type { ScreenProps } from '../screen.js';

/** The visitor's orders. */
export function Screen({ input }: ScreenProps) {
  return (
    <>
      <PageTop input={input} hasTitle />
      <WidgetSlot name="orders" instead={<SwitchedOff input={input} hasTitle={false} />} />
      <SectionsInstead input={input} />
    </>
  );
}
