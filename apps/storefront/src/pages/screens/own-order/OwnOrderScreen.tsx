import { PageTop } from '../../layout/PageTop.js';
import { SwitchedOff } from '../../layout/SwitchedOff.js';
import { WidgetSlot } from '../../widget-slot/WidgetSlot.js';
import type { ScreenProps } from '../screen.js';

/** One order of the visitor. */
export function Screen({ input }: ScreenProps) {
  return (
    <>
      <PageTop input={input} hasTitle />
      <WidgetSlot name="own-order" instead={<SwitchedOff input={input} hasTitle={false} />} />
    </>
  );
}
