import { Alert, Button } from '@tropa/ui-kit';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { TotalsList } from '../totals/TotalsList.js';
import { totalsOf } from '../totals/totals.js';
import type { BasketTexts } from './basket.texts.js';
import { isAvailable } from './stock.js';
import type { BasketLines } from './use-basket-lines.js';
import styles from './BasketSection.module.css';

export interface BasketSideProps {
  readonly basket: BasketLines;
  readonly orderHref: string;
  readonly onNavigate: (href: string) => void;
  /** The promo code. */
  readonly children: ReactNode;
  readonly texts: BasketTexts;
}

/** Totals and «оформить заказ», which first waits until the server has everything that the visitor sees. */
export function BasketSide({ basket, orderHref, onNavigate, children, texts }: BasketSideProps) {
  const [isLeaving, setIsLeaving] = useState(false);
  const { lines, isAhead } = basket;
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
      <TotalsList totals={totalsOf(lines, isAhead ? null : (basket.basket?.price ?? null))}>{children}</TotalsList>
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
