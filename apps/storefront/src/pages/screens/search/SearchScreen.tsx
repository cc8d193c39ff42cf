import { PageTop } from '../../layout/PageTop.js';
import { SwitchedOff } from '../../layout/SwitchedOff.js';
import { WidgetSlot } from '../../widget-slot/WidgetSlot.js';
import type { ScreenProps } from '../screen.js';

/** All results of a search (S1 §2). */
export function Screen({ input }: ScreenProps) {
  return (
    <>
      <PageTop input={input} />
      <WidgetSlot name="catalog" instead={<SwitchedOff input={input} />} />
    </>
  );
}
