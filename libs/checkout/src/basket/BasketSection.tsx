import clsx from 'clsx';
import { refusalLine, type BasketLine, lineKey, useAddress } from '@tropa/api-client';
import { BagIcon, Button, EmptyState, ErrorState, VisuallyHidden, useTexts } from '@tropa/ui-kit';
import { useState, type ReactNode } from 'react';
import { PromoCode } from '../promo-code/PromoCode.js';
import { BasketRows, type RefusedRow, type RenderLine } from './BasketRows.js';
import { BasketSide } from './BasketSide.js';
import { BasketSkeleton } from './BasketSkeleton.js';
import { basketTexts, type BasketTexts } from './basket.texts.js';
import { useBasketLines, type LineEvent } from './use-basket-lines.js';
import styles from './BasketSection.module.css';

/** What happens in the basket: to a line, or to the promo code. */
export type BasketEvent = LineEvent | 'promoApplied' | 'promoCancelled';

const failedTexts = {
  quantityChanged: 'quantityFailed',
  lineRemoved: 'removeFailed',
  lineRestored: 'restoreFailed',
} as const;

/** Props of {@link BasketSection}. */
export interface BasketSectionProps {
  /** Navigates to an address of the shop; called once the server has all quantities. */
  readonly onNavigate: (href: string) => void;
  readonly orderHref?: string;
  readonly catalogHref?: string;
  /**
   * Whether the shop's server gives delivery prices, by the call `getDelivery`: the totals then show the price for the
   * visitor's city, and what is missing until it is free. Defaults to false.
   */
  readonly isDeliveryPriced?: boolean;
  /** The favourite button of a line. */
  readonly favoriteSlot?: (line: BasketLine) => ReactNode;
  /** Instead of our card of a line. */
  readonly renderLine?: RenderLine;
  /** Below the basket: accessories. */
  readonly children?: ReactNode;
  /** `_isBasketPromocodeApplied`, for a backend that does not give it in its responses. */
  readonly isPromoApplied?: boolean;
  /** The shop has accepted a change; `line` is left out for the promo code. */
  readonly onSuccess?: (event: BasketEvent, line?: BasketLine) => void;
  /**
   * The shop rejected a change. It is rolled back, and a message beside the line or the promo code says so: no dialog,
   * no toast.
   */
  readonly onError?: (error: unknown) => void;
  /** Class of the whole section. */
  readonly className?: string;
  readonly texts?: Partial<BasketTexts>;
}

/** The basket page: cards, promo code, totals, «оформить заказ». */
export function BasketSection(props: BasketSectionProps) {
  const {
    onNavigate,
    orderHref: ownOrderHref,
    catalogHref: ownCatalogHref,
    favoriteSlot,
    renderLine,
    children,
    onSuccess,
    onError,
  } = props;
  const texts = useTexts('basket', basketTexts, props.texts);
  const orderHref = useAddress('order', ownOrderHref);
  const catalogHref = useAddress('catalog', ownCatalogHref);
  const [news, setNews] = useState('');
  const [refused, setRefused] = useState<RefusedRow | null>(null);
  const basket = useBasketLines({
    onDone: (event, line) => onSuccess?.(event, line),
    onRefused: (event, line, error) => {
      setNews('');
      setRefused({ key: lineKey(line), words: refusalLine(error, texts[failedTexts[event]]) });
      onError?.(error);
    },
  });
  const { rows, lines } = basket;

  if (!basket.basket) {
    if (!basket.isError) return <BasketSkeleton title={texts.title} />;
    return (
      <div className={clsx(styles.root, props.className)}>
        <div className={styles.head}>
          <h1>{texts.title}</h1>
        </div>
        <ErrorState title={texts.errorTitle} onRetry={basket.reload} isRetrying={basket.isFetching} />
      </div>
    );
  }

  const actions = {
    setQuantity: (line: BasketLine, quantity: number) => {
      setRefused(null);
      basket.setQuantity(line, quantity);
    },
    flush: basket.flush,
    remove: (line: BasketLine) => {
      setRefused(null);
      setNews(texts.removed(line.title));
      basket.remove(line);
    },
    restore: (key: string) => {
      const title = rows.find((row) => row.key === key)?.line.title;
      setRefused(null);
      if (title !== undefined) setNews(texts.restored(title));
      basket.restore(key);
    },
  };
  const isEmpty = lines.length === 0;

  return (
    <div className={clsx(styles.root, props.className)}>
      <div className={styles.head}>
        <h1>{texts.title}</h1>
        <p className={styles.count} role="status">
          {isEmpty ? texts.noItems : texts.count(lines.length)}
        </p>
        <VisuallyHidden role="status">{news}</VisuallyHidden>
      </div>
      <div className={styles.layout} data-empty={isEmpty || undefined}>
        {rows.length > 0 && <BasketRows {...{ rows, refused, actions, favoriteSlot, renderLine, texts }} />}
        {isEmpty ? (
          <EmptyState
            data-part="empty"
            icon={<BagIcon />}
            title={texts.empty}
            hint={texts.emptyHint}
            action={<Button href={catalogHref}>{texts.toCatalog}</Button>}
          />
        ) : (
          <BasketSide
            basket={basket}
            orderHref={orderHref}
            onNavigate={onNavigate}
            isDeliveryPriced={props.isDeliveryPriced ?? false}
            texts={texts}
          >
            <PromoCode
              isInitiallyApplied={props.isPromoApplied}
              onSuccess={(event) => onSuccess?.(event)}
              onError={onError}
            />
          </BasketSide>
        )}
      </div>
      {children}
    </div>
  );
}
