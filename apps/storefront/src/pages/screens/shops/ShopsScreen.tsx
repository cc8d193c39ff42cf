import { SafeHtml } from '@tropa/ui-kit';
import { PageTop } from '../../layout/PageTop.js';
import { WidgetSlot } from '../../widget-slot/WidgetSlot.js';
import { dataOf, type ScreenProps } from '../screen.js';
import styles from './ShopsScreen.module.css';

/**
 * Our shops: photos (S1 §2), those of the visitor's city on a map, and all by city, a list that is complete without the
 * map (decision 46).
 */
export function Screen({ input }: ScreenProps) {
  return (
    <>
      <PageTop input={input} hasTitle />
      <WidgetSlot name="shops-gallery" className={styles.gallery} />
      <WidgetSlot name="shops-map" className={styles.map} />
      <section aria-labelledby="all-shops">
        <h2 id="all-shops" className={styles.title}>
          Адреса во всех городах
        </h2>
        <SafeHtml className={styles.list} isProse={false} html={dataOf(input)._document?.html ?? ''} />
      </section>
    </>
  );
}
