import { PageTop } from '../../layout/PageTop.js';
import { SectionsInstead } from '../../layout/SectionsInstead.js';
import { SwitchedOff } from '../../layout/SwitchedOff.js';
import { WidgetSlot } from '../../widget-slot/WidgetSlot.js';
import type { ScreenProps } from '../screen.js';

/** The comparison; a shared one comes with the page (decisions 27). */
export function Screen({ input }: ScreenProps) {
  return (
    <>
      <PageTop input={input} />
      <WidgetSlot name="compare" instead={<SwitchedOff input={input} />} />
      <SectionsInstead input={input} />
    </>
  );
}
