import { PageTop } from '../../layout/PageTop.js';
import { WidgetSlot } from '../../widget-slot/WidgetSlot.js';
import { dataOf, type ScreenProps } from '../screen.js';
import styles from './ProductScreen.module.css';

/** A product with its variants, reviews and similar goods. */
export function Screen({ input }: ScreenProps) {
  const { _similar: similar } = dataOf(input);
  return (
    <>
      <PageTop input={input} />
      <WidgetSlot name="product" />
      {similar !== undefined && similar.length > 0 && <WidgetSlot name="similar" className={styles.similar} />}
    </>
  );
}
