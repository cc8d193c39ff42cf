import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useEffect, useMemo, useRef } from 'react';
import { SafeHtml, useTexts } from '@tropa/ui-kit';
import type { Availability, ProductDetail, RetailVariant, StoreAmount } from '@tropa/api-client';
import { eventOfCard, SeenAsProvider, useCheckAvailabilityQuery, useShopEvent } from '@tropa/api-client';
import type { PageHistory } from '../address/page-history.js';
import { browserHistory } from '../address/page-history.js';
import { CompareButton } from '../compare/CompareButton.js';
import { FavoriteButton } from '../favorites/FavoriteButton.js';
import { ProductBadges } from '../product-card/ProductBadges.js';
import { BuySheet } from './BuySheet.js';
import { ProductGallery } from './ProductGallery.js';
import { ProductHead } from './ProductHead.js';
import { ProductPrice } from './ProductPrice.js';
import { ProductProperties } from './ProductProperties.js';
import { ProductStock, type ProductStockProps } from './ProductStock.js';
import type { ProductTexts } from './product.texts.js';
import { productTexts } from './product.texts.js';
import { useProductVariants } from './useProductVariants.js';
import { VariantPicker } from './VariantPicker.js';
import styles from './ProductSection.module.css';

/** What the host's buttons receive. */
export interface ProductBuyContext {
  product: ProductDetail;
  /** Absent for a product without variants. */
  variant: RetailVariant | undefined;
  /** Absent while loading and after a failure. */
  availability: Availability | undefined;
  /** `failed`: buying and reserving stay disabled. */
  status: 'loading' | 'ready' | 'failed';
  /** Availability is known and some shop has the variant. */
  isAvailable: boolean;
}

/** Props of {@link ProductSection}. */
export interface ProductSectionProps extends Pick<ProductStockProps, 'cityShops'> {
  /** Page data `_productDetail`. */
  product: ProductDetail;
  /** `pathname + search` that the page was requested with, on the server and at hydration. */
  url: string;
  /** The buying button. */
  buySlot?: (context: ProductBuyContext) => ReactNode;
  /** Below the buying button: reserving. */
  reserveSlot?: (context: ProductBuyContext) => ReactNode;
  /** The region and its «изменить». */
  region?: ReactNode;
  /**
   * The list of the dialog «где есть», with hours, phones and a map. Without it the dialog lists addresses and amounts.
   */
  stockList?: (shops: readonly StoreAmount[]) => ReactNode;
  /**
   * Instead of «Доставка 28 ноября», which it receives as `usual`: price and days of delivery, say. Goods that are sold out
   * are not delivered, and have no such line.
   */
  deliverySlot?: (context: ProductBuyContext, usual: ReactNode) => ReactNode;
  /** Fires once for each failed availability; the failure is only logged, nothing is shown to the visitor. */
  onError?: (error: unknown) => void;
  /** Shows the monthly payment for prices from 3000 roubles. @default false */
  isCreditHintShown?: boolean;
  /** Where «64 отзыва» leads. @default '#reviews' */
  reviewsHref?: string;
  /** The address bar. @default the browser's */
  history?: PageHistory;
  /** Instead of the category, title, rating and the maker's logo. */
  headSlot?: (context: ProductBuyContext) => ReactNode;
  /** Instead of the price with its discount. */
  priceSlot?: (context: ProductBuyContext) => ReactNode;
  /** Instead of the discount, the star and NEW over the pictures. */
  badgesSlot?: (context: ProductBuyContext) => ReactNode;
  /**
   * Replaces the variants, the buttons and the stock where scripts are off: a plain form, say. Only a server renders
   * it, into `<noscript>`; client-rendered pages need none.
   */
  withoutScripts?: ReactNode;
  /** Class of the whole section; its parts have `data-part`: `gallery`, `info`, `about`. */
  className?: string;
  texts?: Partial<ProductTexts>;
}

/**
 * The product card: gallery, variants, price, stock, description. It is loading until availability responds or fails.
 */
export function ProductSection({
  product,
  url,
  buySlot,
  headSlot,
  priceSlot,
  badgesSlot,
  withoutScripts,
  className,
  reserveSlot,
  region,
  cityShops,
  stockList,
  deliverySlot,
  onError,
  isCreditHintShown = false,
  reviewsHref = '#reviews',
  history = browserHistory,
  texts: own,
}: ProductSectionProps) {
  const texts = useTexts('product', productTexts, own);
  const { variant, groups, choose } = useProductVariants(product, { url, history });
  // `currentData`: the price of another variant must never be shown under this one.
  const {
    currentData: availability,
    error,
    isError,
    isFetching,
  } = useCheckAvailabilityQuery({
    id: product.id,
    retailId: variant?.id,
  });
  const status = availability ? 'ready' : isError && !isFetching ? 'failed' : 'loading';
  const isAvailable = availability?.store.some((shop) => shop.amount > 0) ?? false;
  const context: ProductBuyContext = { product, variant, availability, status, isAvailable };

  const price = availability?.price ?? variant?.price ?? product.price;
  const oldPrice = (availability ?? variant ?? product).oldPrice ?? null;
  useShopEvent('product:viewed', status === 'loading' ? undefined : `${product.id} ${variant?.id ?? ''}`, () => ({
    product: eventOfCard({ ...product, price: price ?? null, ...(variant && { retailId: variant.id }) }),
  }));
  const { title, category } = product;
  const seenAs = useMemo(() => ({ name: title, ...(category && { category }) }), [title, category]);
  const images = firstFilled(availability?.images, variant?.images, product.images);
  const summary = variant?.properties.map(({ title, value }) => title || value).join(', ') ?? '';

  const isPlainToo = withoutScripts !== undefined;
  const needsScripts = isPlainToo && styles.needsScripts;

  const tell = useRef(onError);
  useEffect(() => {
    tell.current = onError;
  });
  useEffect(() => {
    if (status === 'failed') tell.current?.(error);
  }, [status, error]);

  return (
    <SeenAsProvider value={seenAs}>
      <div className={clsx(styles.room, className)} data-status={status}>
        <div className={styles.product}>
          <div className={styles.gallery} data-part="gallery">
            <ProductGallery
              images={images}
              title={product.title}
              texts={texts}
              badges={
                badgesSlot?.(context) ?? (
                  <ProductBadges {...product} price={price ?? 0} oldPrice={price == null ? null : oldPrice} />
                )
              }
            />
          </div>

          <div className={styles.info} data-part="info">
            {headSlot?.(context) ?? <ProductHead product={product} reviewsHref={reviewsHref} texts={texts} />}
            <BuySheet
              summary={summary}
              texts={texts}
              choice={
                <div className={clsx(needsScripts)}>
                  <VariantPicker product={product} groups={groups} choose={choose} texts={texts} />
                  {variant?.article && <p className={styles.article}>{texts.article(variant.article)}</p>}
                </div>
              }
              price={
                priceSlot?.(context) ?? (
                  <ProductPrice
                    price={price}
                    oldPrice={oldPrice}
                    isLoading={status === 'loading'}
                    isCreditHintShown={isCreditHintShown}
                    texts={texts}
                  />
                )
              }
              actions={
                <div className={clsx(styles.actions, needsScripts)}>
                  {buySlot ? <div className={styles.buyMain}>{buySlot(context)}</div> : null}
                  <FavoriteButton id={product.id} look="page" />
                  <CompareButton id={product.id} look="page" />
                </div>
              }
              rest={
                <>
                  {isPlainToo && <noscript>{withoutScripts}</noscript>}
                  <div className={clsx(styles.rest, needsScripts)}>
                    {reserveSlot?.(context)}
                    <ProductStock
                      availability={availability}
                      isLoading={status === 'loading'}
                      region={region}
                      cityShops={cityShops}
                      texts={texts}
                      {...(stockList && { stockList })}
                      {...(deliverySlot && { delivery: (usual) => deliverySlot(context, usual) })}
                    />
                  </div>
                </>
              }
            />
          </div>

          <div className={styles.about} data-part="about">
            {product.agent ? (
              <section aria-label={texts.about}>
                <h2 className={styles.subtitle}>{texts.about}</h2>
                <SafeHtml html={product.agent} />
              </section>
            ) : null}
            <ProductProperties properties={product.properties} title={texts.properties} />
          </div>
        </div>
      </div>
    </SeenAsProvider>
  );
}

/** The first list that has something in it. */
function firstFilled<Item>(...lists: readonly (readonly Item[] | null | undefined)[]): readonly Item[] {
  return lists.find((list) => list && list.length > 0) ?? [];
}
