import { productDetailSeed, productIdSeed, usePageData } from '@tropa/api-client';
import { ProductSection, ReviewsSection } from '@tropa/catalog';
import { AddToBasketButton } from '@tropa/checkout';
import { useFlag } from '../../flags/flags.context.js';
import { usePageFacts } from '../../page-data/page-data.context.js';
import { Region } from './Region.js';
import styles from './ProductWidget.module.css';

export const seeds = [productDetailSeed, productIdSeed];

/** A product: gallery, variants, price, stock, reviews (S2 §2). */
export function Widget() {
  const { url } = usePageFacts();
  const product = usePageData('_productDetail');
  const isCreditShown = useFlag('credit');
  if (product === undefined) return null;
  return (
    <>
      <ProductSection
        product={product}
        url={url}
        region={<Region />}
        isCreditHintShown={isCreditShown}
        buySlot={({ variant, status, isAvailable }) => (
          <AddToBasketButton
            id={product.id}
            {...(variant === undefined ? {} : { retailId: variant.id })}
            isAvailable={isAvailable}
            isPending={status === 'loading'}
            size="lg"
            isFullWidth
          />
        )}
      />
      <div className={styles.reviews}>
        <ReviewsSection productId={product.id} />
      </div>
    </>
  );
}
