import { PhoneForOrders } from '../../layout/PhoneForOrders.js';
import { supportPhoneOf } from '../../layout/phone.js';
import { PageTop } from '../../layout/PageTop.js';
import { SwitchedOff } from '../../layout/SwitchedOff.js';
import { WidgetSlot } from '../../widget-slot/WidgetSlot.js';
import type { ScreenProps } from '../screen.js';

/** The order form. */
export function Screen({ input }: ScreenProps) {
  return (
    <>
      <PageTop input={input} />
      <noscript>
        <PhoneForOrders phone={supportPhoneOf(input)} />
      </noscript>
      <WidgetSlot name="order" instead={<SwitchedOff input={input} />} />
    </>
  );
}
