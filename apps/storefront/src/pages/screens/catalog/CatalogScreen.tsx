import { PageTop } from '../../layout/PageTop.js';
import { SwitchedOff } from '../../layout/SwitchedOff.js';
import { WidgetSlot } from '../../widget-slot/WidgetSlot.js';
import type { ScreenProps } from '../screen.js';

/** A list of goods of a section, or of all. */
export function Screen({ input }: ScreenProps) {
  return (
    <>
      <PageTop input={input} />
      <WidgetSlot name="catalog" instead={<SwitchedOff input={input} />} />
    </>
  );
}
