import { PageTop } from '../../layout/PageTop.js';
import { SwitchedOff } from '../../layout/SwitchedOff.js';
import { WidgetSlot } from '../../widget-slot/WidgetSlot.js';
import { supportPhoneOf } from '../../layout/phone.js';
import { BuyWithoutScripts } from './BuyWithoutScripts.js';
import { ReviewsWithoutScripts } from './ReviewsWithoutScripts.js';
import { dataOf, type ScreenProps } from '../screen.js';
import styles from './ProductScreen.module.css';

/** A product with its variants and reviews, its video, its accessories and similar goods (S1 §2, decision 44). */
export function Screen({ input }: ScreenProps) {
  const { _video: video, _accessories: accessories, _similar: similar = [], _productDetail: product } = dataOf(input);
  const { safety, comfort } = accessories ?? {};
  const { withoutScripts: facts, url } = input;
  return (
    <>
      <PageTop input={input} />
      <WidgetSlot
        name="product"
        instead={<SwitchedOff input={input} />}
        withoutScripts={
          facts &&
          product && <BuyWithoutScripts product={product} url={url} facts={facts} phone={supportPhoneOf(input)} />
        }
      />
      <WidgetSlot
        name="product-reviews"
        className={styles.part}
        withoutScripts={facts && <ReviewsWithoutScripts reviews={facts.reviews} />}
      />
      {video !== undefined && <WidgetSlot name="video" className={styles.part} />}
      {safety?.length || comfort?.length ? <WidgetSlot name="accessories" className={styles.part} /> : null}
      {similar.length > 0 && <WidgetSlot name="similar" className={styles.part} />}
    </>
  );
}
