import { useDeleteBasketItemMutation, useGetBasketItemsQuery, type BasketLine } from '@tropa/api-client';
import { Alert, Button, EmptyState, ErrorState } from '@tropa/ui-kit';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { PromoCode } from '../promo-code/PromoCode.js';
import { TotalsList } from '../totals/TotalsList.js';
import { totalsOf } from '../totals/totals.js';
import { BasketItemCard } from './BasketItemCard.js';
import { BasketSkeleton } from './BasketSkeleton.js';
import { basketTexts, type BasketTexts } from './basket.texts.js';
import { lineKey, refOf } from './line-key.js';
import { isAvailable } from './stock.js';
import { useQuantities } from './use-quantities.js';
import styles from './BasketSection.module.css';

export interface BasketSectionProps {
  /** Goes to an address of the shop; called once all quantities are with the server. */
  readonly onNavigate: (href: string) => void;
  readonly orderHref?: string;
  readonly catalogHref?: string;
  /** The heart of a line. */
  readonly favoriteSlot?: (line: BasketLine) => ReactNode;
  /** Below the basket: accessories. */
  readonly children?: ReactNode;
  /** `_isBasketPromocodeApplied`, for a backend that does not say it in its answers. S2 §7. */
  readonly isPromoApplied?: boolean;
  readonly texts?: Partial<BasketTexts>;
}

/** The basket page: cards, promo code, totals, «оформить заказ». S2 §2. */
export function BasketSection(props: BasketSectionProps) {
  const { onNavigate, orderHref = '/order', catalogHref = '/catalog/', favoriteSlot, children } = props;
  const texts = { ...basketTexts, ...props.texts };
  const { data: basket, isError, isFetching, refetch, fulfilledTimeStamp } = useGetBasketItemsQuery();
  const [deleteItem] = useDeleteBasketItemMutation();
  const queue = useQuantities(fulfilledTimeStamp);
  const [isLeaving, setIsLeaving] = useState(false);

  if (!basket) {
    if (!isError) return <BasketSkeleton title={texts.title} />;
    return <ErrorState title={texts.errorTitle} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }

  const lines = basket.items.map((line) => ({ ...line, quantity: queue.intent(line) ?? line.quantity }));
  const hasUnavailable = lines.some((line) => !isAvailable(line));
  const head = (
    <div className={styles.head}>
      <h1>{texts.title}</h1>
      <p className={styles.count} role="status">
        {lines.length > 0 ? texts.count(lines.length) : texts.noItems}
      </p>
    </div>
  );

  if (lines.length === 0) {
    return (
      <div className={styles.root}>
        {head}
        <EmptyState
          title={texts.empty}
          hint={texts.emptyHint}
          action={<Button href={catalogHref}>{texts.toCatalog}</Button>}
        />
        {children}
      </div>
    );
  }

  const remove = (line: BasketLine) => {
    queue.forget(line);
    void deleteItem(refOf(line));
  };

  const goToOrder = (event: MouseEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !queue.isBusy()) return void queue.flush();
    event.preventDefault();
    if (isLeaving) return;
    setIsLeaving(true);
    void queue.flush().then((isTaken) => {
      setIsLeaving(false);
      // A refused number has just changed back: the buyer should see it before paying.
      if (isTaken) onNavigate(orderHref);
    });
  };

  return (
    <div className={styles.root}>
      {head}
      <div className={styles.layout}>
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={lineKey(line)} className={styles.line}>
              <BasketItemCard
                line={line}
                quantity={line.quantity}
                onQuantityChange={(quantity) => queue.set(refOf(line), quantity)}
                onRemove={() => remove(line)}
                favorite={favoriteSlot?.(line)}
                texts={texts}
              />
            </li>
          ))}
        </ul>
        <aside className={styles.side} aria-label={texts.summary}>
          <TotalsList totals={totalsOf(lines, queue.isAhead() ? null : basket.price)}>
            <PromoCode isInitiallyApplied={props.isPromoApplied} />
          </TotalsList>
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
      </div>
      {children}
    </div>
  );
}
