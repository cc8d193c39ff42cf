import type { ReactNode } from 'react';
import { Alert, Badge, discountPercent, formatMoney, Price, Rating, SafeHtml, Skeleton, useLink } from '@tropa/ui-kit';
import type { Availability, ProductDetail, RetailVariant } from '@tropa/api-client';
import { useCheckAvailabilityQuery } from '@tropa/api-client';
import type { PageHistory } from '../address/page-history.js';
import { browserHistory } from '../address/page-history.js';
import { CompareButton } from '../compare/CompareButton.js';
import { FavoriteButton } from '../favorites/FavoriteButton.js';
import { ProductBadges } from '../product-card/ProductBadges.js';
import { creditPerMonth } from './credit-hint.js';
import { ProductGallery } from './ProductGallery.js';
import { ProductProperties } from './ProductProperties.js';
import { ProductStock } from './ProductStock.js';
import type { ProductTexts } from './product.texts.js';
import { productTexts } from './product.texts.js';
import { useProductVariant } from './useProductVariant.js';
import { VariantPicker } from './VariantPicker.js';
import styles from './ProductSection.module.css';

/** What the host's buttons get to know. */
export interface ProductBuyContext {
  product: ProductDetail;
  /** Absent for a product without variants. */
  variant: RetailVariant | undefined;
  /** Absent while loading and after a failure. */
  availability: Availability | undefined;
  /** `failed`: buying and reserving stay disabled (decision 32). */
  status: 'loading' | 'ready' | 'failed';
  /** Availability is known and some shop has the variant. */
  isAvailable: boolean;
}

/** Props of {@link ProductSection}. */
export interface ProductSectionProps {
  /** Page data `_productDetail`. */
  product: ProductDetail;
  /** `pathname + search` that the page was asked with, on the server and at hydration. */
  url: string;
  /** The buying button. */
  buySlot?: (context: ProductBuyContext) => ReactNode;
  /** Under the buying button: reserving. */
  reserveSlot?: (context: ProductBuyContext) => ReactNode;
  /** The region and its «изменить». */
  region?: ReactNode;
  /** A map above the shops of the dialog «где есть». */
  stockMap?: (availability: Availability) => ReactNode;
  /** Shows the monthly payment from 3000 roubles on (S2 §9). @default false */
  isCreditHintShown?: boolean;
  /** Where «64 отзыва» leads. @default '#reviews' */
  reviewsHref?: string;
  /** The address bar. @default the browser's */
  history?: PageHistory;
  texts?: ProductTexts;
}

/** The product card of S2 §2: gallery, variants, price, stock, description. Loading until availability arrives. */
export function ProductSection({
  product,
  url,
  buySlot,
  reserveSlot,
  region,
  stockMap,
  isCreditHintShown = false,
  reviewsHref = '#reviews',
  history = browserHistory,
  texts = productTexts,
}: ProductSectionProps) {
  const Link = useLink();
  const { variant, groups, choose } = useProductVariant(product, history, url);
  // `currentData`: the price of another variant must never stand under this one.
  const { currentData: availability, isError, isFetching } = useCheckAvailabilityQuery({
    id: product.id,
    retailId: variant?.id,
  });
  const status = availability ? 'ready' : isError && !isFetching ? 'failed' : 'loading';
  const isAvailable = availability?.store.some((shop) => shop.amount > 0) ?? false;
  const context: ProductBuyContext = { product, variant, availability, status, isAvailable };

  const price = availability?.price ?? variant?.price ?? product.price;
  const oldPrice = (availability ?? variant ?? product).oldPrice ?? null;
  const images = firstFilled(availability?.images, variant?.images, product.images);
  const percent = price == null ? null : discountPercent(price, oldPrice);
  const perMonth = isCreditHintShown && price != null ? creditPerMonth(price) : null;

  return (
    <div className={styles.product} data-status={status}>
      <div className={styles.gallery}>
        <ProductGallery
          images={images}
          title={product.title}
          texts={texts}
          badges={<ProductBadges {...product} price={price ?? 0} oldPrice={price == null ? null : oldPrice} />}
        />
      </div>

      <div className={styles.info}>
        <div className={styles.head}>
          {product.category ? <p className={styles.category}>{product.category}</p> : null}
          <h1 className={styles.title}>{product.title}</h1>
          {product.rating ? (
            <Rating
              variant="stars"
              value={product.rating}
              count={product.reviewsCount}
              renderCount={(text) => <Link href={reviewsHref}>{text}</Link>}
            />
          ) : null}
        </div>

        <VariantPicker product={product} groups={groups} choose={choose} texts={texts} />

        <div className={styles.price} aria-busy={status === 'loading'}>
          {price == null ? (
            <Skeleton width={180} height={36} />
          ) : (
            <>
              <Price value={price} oldValue={oldPrice} size="lg" />
              {percent ? (
                <Badge kind="discount" size="lg">
                  −{percent}%
                </Badge>
              ) : null}
            </>
          )}
          {perMonth === null ? null : <p className={styles.credit}>{texts.creditHint(formatMoney(perMonth))}</p>}
        </div>

        <div className={styles.buy}>
          {buySlot ? <div className={styles.buyMain}>{buySlot(context)}</div> : null}
          <FavoriteButton id={product.id} look="page" />
          <CompareButton id={product.id} look="page" />
        </div>
        {reserveSlot ? <div className={styles.reserve}>{reserveSlot(context)}</div> : null}
        {status === 'failed' ? <Alert kind="warning">{texts.availabilityFailed}</Alert> : null}

        <ProductStock
          availability={availability}
          isLoading={status === 'loading'}
          region={region}
          stockMap={stockMap}
          texts={texts}
        />
      </div>

      <div className={styles.about}>
        {product.agent ? (
          <section aria-label={texts.about}>
            <h2 className={styles.subtitle}>{texts.about}</h2>
            <SafeHtml html={product.agent} />
          </section>
        ) : null}
        <ProductProperties properties={product.properties} title={texts.properties} />
      </div>
    </div>
  );
}

/** The first list that has something in it. */
function firstFilled<Item>(...lists: readonly (readonly Item[] | null | undefined)[]): readonly Item[] {
  return lists.find((list) => list && list.length > 0) ?? [];
}
