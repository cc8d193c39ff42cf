import { PageTop } from '../../layout/PageTop.js';
import { WidgetSlot } from '../../widget-slot/WidgetSlot.js';
import type { ScreenProps } from '../screen.js';

/** The basket. */
export function Screen({ input }: ScreenProps) {
  return (
    <>
      <PageTop input={input} />
      <WidgetSlot name="basket" />
    </>
  );
}
