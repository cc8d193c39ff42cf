import { PhoneForOrders } from '../../layout/PhoneForOrders.js';
import { supportPhoneOf } from '../../layout/phone.js';
import { PageTop } from '../../layout/PageTop.js';
import { SectionsInstead } from '../../layout/SectionsInstead.js';
import { SwitchedOff } from '../../layout/SwitchedOff.js';
import { WidgetSlot } from '../../widget-slot/WidgetSlot.js';
import { dataOf, type ScreenProps } from '../screen.js';
import styles from './BasketScreen.module.css';

/** The basket. */
export function Screen({ input }: ScreenProps) {
  const { safety, comfort } = dataOf(input)._basketExtraItems ?? {};
  return (
    <>
      <PageTop input={input} />
      <noscript>
        <PhoneForOrders phone={supportPhoneOf(input)} />
      </noscript>
      <WidgetSlot name="basket" instead={<SwitchedOff input={input} />} />
      <SectionsInstead input={input} />
      {safety?.length || comfort?.length ? <WidgetSlot name="basket-accessories" className={styles.part} /> : null}
    </>
  );
}
