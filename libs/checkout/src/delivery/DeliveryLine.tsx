import { useGetDeliveryQuery, type DeliveryWay } from '@tropa/api-client';
import { formatMoney, Skeleton, useTexts } from '@tropa/ui-kit';
import type { ReactNode } from 'react';
import { deliveryTexts, type DeliveryTexts } from './delivery.texts.js';
import styles from './DeliveryLine.module.css';

/** Props of {@link DeliveryLine}. */
export interface DeliveryLineProps {
  readonly id: number;
  readonly retailId?: number | undefined;
  /** What is shown where the price is not known: the server does not give it, or could not. */
  readonly children?: ReactNode;
  readonly texts?: Partial<DeliveryTexts>;
}

/**
 * «Доставка в Тюмень: от 250 ₽, 28–30 ноября»: what a courier costs to the visitor's city, and when the goods arrive. For a
 * server that has the call `getDelivery`.
 */
export function DeliveryLine({ id, retailId, children, texts: own }: DeliveryLineProps) {
  const texts = useTexts('delivery', deliveryTexts, own);
  const { currentData: offer, isFetching } = useGetDeliveryQuery({ id, ...(retailId !== undefined && { retailId }) });
  if (!offer && isFetching) return <Skeleton width="70%" />;
  const way = offer?.courier;
  if (!way || (way.price === null && way.dates === '')) return <>{children}</>;
  return (
    <>
      {texts.delivery(offer.city)}: <strong className={styles.price}>{priceText(way, texts)}</strong>
      {way.dates === '' ? null : `, ${way.dates}`}
    </>
  );
}

const priceText = ({ price }: DeliveryWay, texts: DeliveryTexts): string => {
  if (price === null) return texts.byManager;
  return price === 0 ? texts.free : texts.from(formatMoney(price));
};
