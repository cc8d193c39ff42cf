import clsx from 'clsx';
import { useGetOrdersQuery, useGetUserQuery, type Order, type OrderStatus, useAddress } from '@tropa/api-client';
import { Button, EmptyState, ErrorState, ParcelIcon, useTexts } from '@tropa/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '../confirm-dialog/ConfirmDialog.js';
import { UnauthorizedScreen } from '../unauthorized/UnauthorizedScreen.js';
import { OrderCard } from './OrderCard.js';
import { OrderCardSkeleton } from './OrderCardSkeleton.js';
import { firstPlace, ordersPageSize, placeToQuery, type OrdersPlace } from './orders-place.js';
import { ordersTexts, type OrdersTexts } from './orders.texts.js';
import { OrdersPaging } from './OrdersPaging.js';
import { useOrderActions, type LaterTab } from './use-order-actions.js';
import { YearFilter } from './YearFilter.js';
import styles from './OrdersSection.module.css';

/** Props of {@link OrdersSection}. */
export interface OrdersSectionProps {
  /** Years that have orders, newest first (page data `_ordersYears`). */
  readonly years?: readonly number[];
  readonly catalogHref?: string;
  readonly basketHref?: string;
  /** Address of an order's own page, undefined for none. @default its `link` */
  readonly orderHref?: ((order: Order) => string | undefined) | undefined;
  /** Page and year, when the host keeps them (in the address); without it the section keeps them itself. */
  readonly place?: OrdersPlace | undefined;
  /** Another page or year was chosen. `isCorrected`: nobody chose it; the page was beyond the last one. */
  readonly onPlaceChange?: ((place: OrdersPlace, isCorrected?: boolean) => void) | undefined;
  /** Shown to a guest who has just ordered: the order is accepted, although this page requires signing in. */
  readonly guestNote?: string | undefined;
  /** Where the guest can still pay for the order of this session. */
  readonly guestPayHref?: string | undefined;
  /** Where the guest can continue the credit application for that order. */
  readonly guestCreditHref?: string | undefined;
  /** Opens an empty tab during the click, as browsers block later ones; the response then sets its address. */
  readonly openTab?: (() => LaterTab) | undefined;
  /** An order was cancelled; the status is the one that the server returned. */
  readonly onCancelled?: ((order: Order, status: OrderStatus) => void) | undefined;
  /** An order's goods are back in the basket; fires before the visitor is taken there. */
  readonly onRepeated?: ((order: Order) => void) | undefined;
  /** Cancelling or repeating failed; the order's card says so, without a dialog or a toast. */
  readonly onError?: ((error: unknown) => void) | undefined;
  /** Class of the whole section; its parts have `data-part`: `order` with `head`, `lines`, `summary`, `actions`; `pages`. */
  readonly className?: string | undefined;
  readonly texts?: Partial<OrdersTexts> | undefined;
}

/** The user's orders: year filter, list, paging, «показать все», cancel, repeat, pay. */
export function OrdersSection({
  years = [],
  catalogHref: ownCatalogHref,
  basketHref: ownBasketHref,
  orderHref = ({ link }) => link,
  place: given,
  onPlaceChange,
  guestNote,
  guestPayHref,
  guestCreditHref,
  openTab,
  onCancelled,
  onRepeated,
  onError,
  className,
  texts: own,
}: OrdersSectionProps) {
  const texts = useTexts('orders', ordersTexts, own);
  const catalogHref = useAddress('catalog', ownCatalogHref);
  const basketHref = useAddress('basket', ownBasketHref);
  const root = useRef<HTMLElement>(null);
  const [kept, setKept] = useState<OrdersPlace>(firstPlace);
  const place = given ?? kept;
  /** Where «показать все» was clicked, and the count that became the limit; elsewhere, as after «Назад», pages show. */
  const [whole, setWhole] = useState<{ readonly at: string; readonly count: number } | null>(null);
  const [turned, setTurned] = useState(0);
  const user = useGetUserQuery();
  const isWhole = whole?.at === placeToQuery(place);
  const { currentData, isError, refetch } = useGetOrdersQuery(
    {
      page: isWhole ? 1 : place.page,
      limit: isWhole ? whole.count : ordersPageSize,
      ...(place.year === undefined ? {} : { year: place.year }),
    },
    { skip: !user.currentData },
  );
  const actions = useOrderActions({ basketHref, openTab, onCancelled, onRepeated, onError }, () => void refetch());
  const { asked, cancelled } = actions;

  // A new page starts at its top, visually and for the keyboard.
  useEffect(() => {
    if (turned === 0) return;
    root.current?.scrollIntoView({ block: 'start' });
    root.current?.focus({ preventScroll: true });
  }, [turned]);
  // The clicked button was removed with the status that allowed it.
  useEffect(() => {
    if (cancelled) root.current?.querySelector<HTMLElement>(`[data-order="${cancelled.id}"]`)?.focus();
  }, [cancelled]);

  // Beyond the last page: an old address, or one from somebody with more orders.
  const last = currentData && !isWhole ? Math.max(1, Math.ceil(currentData.count / ordersPageSize)) : Infinity;
  const isBeyond = place.page > last;
  const correct = useRef<() => void>(undefined);
  useEffect(() => {
    correct.current = () => {
      setKept({ ...place, page: last });
      onPlaceChange?.({ ...place, page: last }, true);
    };
  });
  useEffect(() => {
    if (isBeyond) correct.current?.();
  }, [isBeyond]);

  if (user.currentData === null) {
    return <UnauthorizedScreen note={guestNote} payHref={guestPayHref} creditHref={guestCreditHref} />;
  }

  const move = (next: OrdersPlace) => {
    setKept(next);
    onPlaceChange?.(next);
  };
  const turn = (next: OrdersPlace, count: number | null = null) => {
    setWhole(count === null ? null : { at: placeToQuery(next), count });
    move(next);
    setTurned(turned + 1);
  };
  // A refetch after a rejected action may fail too: the orders stay.
  const isUserMissing = user.isError && user.currentData === undefined;
  const hasFailed = isError || isUserMissing;
  const retry = () => void (isUserMissing ? user.refetch() : refetch());

  return (
    <section ref={root} className={clsx(styles.root, className)} aria-label={texts.title} tabIndex={-1}>
      <YearFilter
        years={years}
        year={place.year}
        texts={texts}
        onChange={(year) => {
          setWhole(null);
          move({ page: 1, ...(year === undefined ? {} : { year }) });
        }}
      />
      {hasFailed ? <ErrorState title={texts.errorTitle} text={texts.errorText} onRetry={retry} /> : null}
      {!hasFailed && (!currentData || isBeyond) ? (
        <div className={styles.list} aria-busy="true">
          <OrderCardSkeleton />
          <OrderCardSkeleton />
        </div>
      ) : null}
      {!hasFailed && !isBeyond && currentData?.items.length === 0 ? (
        <EmptyState
          data-part="empty"
          icon={<ParcelIcon />}
          title={place.year === undefined ? texts.emptyTitle : texts.emptyYear(place.year)}
          hint={place.year === undefined ? texts.emptyHint : undefined}
          action={<Button href={catalogHref}>{texts.toCatalog}</Button>}
        />
      ) : null}
      {!hasFailed && currentData && currentData.items.length > 0 ? (
        <div className={styles.list}>
          {currentData.items.map((order) => (
            <OrderCard
              key={order.id}
              order={order}
              href={orderHref(order)}
              isBusy={actions.isBusy(order)}
              refusal={actions.refusalOf(order, texts)}
              onCancel={() => actions.ask(order)}
              onRepeat={(event) => void actions.repeat(order, event)}
              texts={texts}
            />
          ))}
        </div>
      ) : null}
      {!hasFailed && currentData && !isWhole && !isBeyond ? (
        <OrdersPaging
          place={place}
          count={currentData.count}
          onPage={(page) => turn({ ...place, page })}
          onShowAll={() => turn({ ...place, page: 1 }, currentData.count)}
          texts={texts}
        />
      ) : null}
      <ConfirmDialog
        isOpen={asked !== null}
        title={texts.cancelQuestion}
        confirm={texts.cancel}
        keep={texts.keep}
        isBusy={asked !== null && actions.isBusy(asked)}
        onConfirm={() => asked && void actions.cancel(asked)}
        onClose={() => actions.ask(null)}
      >
        {asked ? texts.cancelText(asked.number) : ''}
      </ConfirmDialog>
    </section>
  );
}
