import type { BasketLine } from '@tropa/api-client';
import { BagIcon, Button, EmptyState, ErrorState, VisuallyHidden } from '@tropa/ui-kit';
import { useState, type ReactNode } from 'react';
import { PromoCode } from '../promo-code/PromoCode.js';
import { BasketRows } from './BasketRows.js';
import { BasketSide } from './BasketSide.js';
import { BasketSkeleton } from './BasketSkeleton.js';
import { basketTexts, type BasketTexts } from './basket.texts.js';
import { useBasketLines, type LineEvent } from './use-basket-lines.js';
import styles from './BasketSection.module.css';

/** What happens in the basket: to a line, or to the promo code. */
export type BasketEvent = LineEvent | 'promoApplied' | 'promoCancelled';

/** Props of {@link BasketSection}. */
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
  /** The shop has taken a change; `line` is left out for the promo code. */
  readonly onSuccess?: (event: BasketEvent, line?: BasketLine) => void;
  /** The shop refused something, and the visitor sees it as it was: the line, its number; the promo code says so. */
  readonly onError?: (error: unknown) => void;
  readonly texts?: Partial<BasketTexts>;
}

/** The basket page: cards, promo code, totals, «оформить заказ». S2 §2. */
export function BasketSection(props: BasketSectionProps) {
  const { onNavigate, orderHref = '/order', catalogHref = '/catalog/', favoriteSlot, children, onSuccess, onError } = props;
  const texts = { ...basketTexts, ...props.texts };
  const [news, setNews] = useState('');
  const basket = useBasketLines({
    onDone: (event, line) => onSuccess?.(event, line),
    onRefused: (event, line, error) => {
      // Seen by whoever looks; the others hear where the line is now.
      if (event === 'lineRemoved') setNews(texts.restored(line.title));
      if (event === 'lineRestored') setNews(texts.removed(line.title));
      onError?.(error);
    },
  });
  const { rows, lines } = basket;

  if (!basket.basket) {
    if (!basket.isError) return <BasketSkeleton title={texts.title} />;
    return (
      <div className={styles.root}>
        <div className={styles.head}>
          <h1>{texts.title}</h1>
        </div>
        <ErrorState title={texts.errorTitle} onRetry={basket.reload} isRetrying={basket.isFetching} />
      </div>
    );
  }

  const actions = {
    setQuantity: basket.setQuantity,
    flush: basket.flush,
    remove: (line: BasketLine) => {
      setNews(texts.removed(line.title));
      basket.remove(line);
    },
    restore: (key: string) => {
      const title = rows.find((row) => row.key === key)?.line.title;
      if (title !== undefined) setNews(texts.restored(title));
      basket.restore(key);
    },
  };
  const isEmpty = lines.length === 0;

  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <h1>{texts.title}</h1>
        <p className={styles.count} role="status">
          {isEmpty ? texts.noItems : texts.count(lines.length)}
        </p>
        <VisuallyHidden role="status">{news}</VisuallyHidden>
      </div>
      <div className={styles.layout} data-empty={isEmpty || undefined}>
        {rows.length > 0 && <BasketRows rows={rows} actions={actions} favoriteSlot={favoriteSlot} texts={texts} />}
        {isEmpty ? (
          <EmptyState
            icon={<BagIcon />}
            title={texts.empty}
            hint={texts.emptyHint}
            action={<Button href={catalogHref}>{texts.toCatalog}</Button>}
          />
        ) : (
          <BasketSide basket={basket} orderHref={orderHref} onNavigate={onNavigate} texts={texts}>
            <PromoCode isInitiallyApplied={props.isPromoApplied} onSuccess={(event) => onSuccess?.(event)} onError={onError} />
          </BasketSide>
        )}
      </div>
      {children}
    </div>
  );
}
