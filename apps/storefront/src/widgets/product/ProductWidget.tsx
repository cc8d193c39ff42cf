import { configSeed, productDetailSeed, productIdSeed, usePageData } from '@tropa/api-client';
import { ProductSection } from '@tropa/catalog';
import { AddToBasketButton, addToBasketTexts, DeliveryLine } from '@tropa/checkout';
import { useTexts } from '@tropa/ui-kit';
import { useFlag } from '../../flags/flags.context.js';
import { usePageFacts } from '../../page-data/page-data.context.js';
import { useWithoutScripts } from '../../shell/without-scripts.context.js';
import { Region } from './Region.js';
import { Reserve } from './Reserve.js';
import { StockList } from './StockList.js';
import { useCityShops } from './use-city-shops.js';

export const seeds = [configSeed, productDetailSeed, productIdSeed];

/** A product: gallery, variants, price, stock (S2 §2). */
export function Widget() {
  const { url } = usePageFacts();
  const { add } = useTexts('addToBasket', addToBasketTexts);
  const product = usePageData('_productDetail');
  const isCreditShown = useFlag('credit');
  const isReservationOn = useFlag('reservation');
  const isDeliveryPriced = useFlag('delivery');
  const cityShops = useCityShops();
  const withoutScripts = useWithoutScripts();
  if (product === undefined) return null;
  return (
    <ProductSection
      product={product}
      url={url}
      withoutScripts={withoutScripts}
      region={<Region />}
      cityShops={cityShops}
      stockList={(shops) => <StockList shops={shops} />}
      isCreditHintShown={isCreditShown}
      {...(isDeliveryPriced && {
        deliverySlot: ({ variant }, usual) => (
          <DeliveryLine id={product.id} retailId={variant?.id}>
            {usual}
          </DeliveryLine>
        ),
      })}
      {...(isReservationOn && { reserveSlot: (context) => <Reserve {...context} /> })}
      buySlot={({ variant, status, isAvailable }) => (
        <AddToBasketButton
          id={product.id}
          {...(variant === undefined ? {} : { retailId: variant.id })}
          isAvailable={isAvailable}
          isPending={status === 'loading'}
          // Availability is unknown then: the button is disabled, but does not say that the goods are sold out.
          {...(status === 'failed' && { texts: { unavailable: add } })}
          size="lg"
          isFullWidth
        />
      )}
    />
  );
}
