import type { DeliveryOffer } from '@tropa/api-client';
import { Alert, Button, formatMoney, Skeleton, useTexts } from '@tropa/ui-kit';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { deliveryTexts, type DeliveryTexts } from '../delivery/delivery.texts.js';
import { FreeDelivery, FreeDeliverySkeleton } from '../delivery/FreeDelivery.js';
import { useDelivery } from '../delivery/use-delivery.js';
import { TotalsList, type TotalsListProps } from '../totals/TotalsList.js';
import { totalsOf } from '../totals/totals.js';
import type { BasketTexts } from './basket.texts.js';
import { isAvailable } from './stock.js';
import type { BasketLines } from './use-basket-lines.js';
import styles from './BasketSection.module.css';

export interface BasketSideProps {
  readonly basket: BasketLines;
  readonly orderHref: string;
  readonly onNavigate: (href: string) => void;
  /** Whether the shop's server gives delivery prices. */
  readonly isDeliveryPriced: boolean;
  /** The promo code. */
  readonly children: ReactNode;
  readonly texts: BasketTexts;
}

/** Totals and «оформить заказ», which first waits until the server has everything that the visitor sees. */
export function BasketSide({ basket, orderHref, onNavigate, isDeliveryPriced, children, texts }: BasketSideProps) {
  const deliveryWords = useTexts('delivery', deliveryTexts);
  const { offer, isLoading } = useDelivery({ isOn: isDeliveryPriced, basket: basket.basket });
  const totals = totalsOf(basket.lines, basket.isAhead ? null : (basket.basket?.price ?? null));
  const [isLeaving, setIsLeaving] = useState(false);
  const { lines } = basket;
  const hasUnavailable = lines.some((line) => !isAvailable(line));

  const goToOrder = (event: MouseEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !basket.isBusy()) return void basket.flush();
    event.preventDefault();
    if (isLeaving) return;
    setIsLeaving(true);
    void basket.flush().then((isTaken) => {
      setIsLeaving(false);
      // A rejected quantity was just rolled back: the buyer should see it before paying.
      if (isTaken) onNavigate(orderHref);
    });
  };

  return (
    <aside className={styles.side} aria-label={texts.summary}>
      <TotalsList totals={totals} {...(isDeliveryPriced && receivingOf(offer, isLoading, deliveryWords))}>
        {children}
      </TotalsList>
      {isLoading && <FreeDeliverySkeleton />}
      {isDeliveryPriced && <FreeDelivery salePrice={totals.price} freeFrom={offer?.freeFrom} />}
      {hasUnavailable && <Alert kind="warning">{texts.hasUnavailable}</Alert>}
      <Button
        href={orderHref}
        size="lg"
        isFullWidth
        isLoading={isLeaving}
        disabled={hasUnavailable}
        onClick={goToOrder}
      >
        {texts.order}
      </Button>
    </aside>
  );
}

/** «Доставка в Тюмень: от 250 ₽, 28–30 ноября»: the way is chosen later, so it is not part of the total yet. */
function receivingOf(
  offer: DeliveryOffer | undefined,
  isLoading: boolean,
  texts: DeliveryTexts,
): Pick<TotalsListProps, 'receiving'> {
  const way = offer?.courier;
  if (!way) {
    // As tall as price and days: nothing shifts when they load.
    const [text, note] = [<Skeleton key="price" width={96} />, <Skeleton key="days" width={96} />];
    return isLoading ? { receiving: { label: texts.delivery(''), isFree: false, text, note } } : {};
  }
  const { price, dates } = way;
  const label = texts.delivery(offer.city);
  if (price === 0) return { receiving: { label, isFree: true, note: dates } };
  return {
    receiving: { label, isFree: false, note: dates, ...(price !== null && { text: texts.from(formatMoney(price)) }) },
  };
}
