import clsx from 'clsx';
import {
  isApiError,
  useAddress,
  useGetOwnOrderQuery,
  useGetUserQuery,
  type Order,
  type OrderStatus,
  type OwnOrder,
  type ReturnValues,
} from '@tropa/api-client';
import { Alert, Button, EmptyState, ErrorState, ParcelIcon, Skeleton, useLazyPart, useTexts } from '@tropa/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '../confirm-dialog/ConfirmDialog.js';
import { ordersTexts, type OrdersTexts } from '../orders/orders.texts.js';
import { useOrderActions, type LaterTab } from '../orders/use-order-actions.js';
import { UnauthorizedScreen } from '../unauthorized/UnauthorizedScreen.js';
import { OrderReturns } from './OrderReturns.js';
import { ownOrderTexts, type OwnOrderTexts } from './own-order.texts.js';
import { OwnOrderCard } from './OwnOrderCard.js';
import type { ReturnInput } from './ReturnForm.js';
import styles from './OwnOrderSection.module.css';

/** Props of {@link OwnOrderSection}. */
export interface OwnOrderSectionProps {
  /** Number of the order, as visitors read it. */
  readonly number: string;
  readonly ordersHref?: string;
  readonly basketHref?: string;
  /** Opens an empty tab during the click, as browsers block later ones; the response then sets its address. */
  readonly openTab?: (() => LaterTab) | undefined;
  /** The order was cancelled; the status is the one that the server returned. */
  readonly onCancelled?: ((order: Order, status: OrderStatus) => void) | undefined;
  /** The order's goods are back in the basket; fires before the visitor is taken there. */
  readonly onRepeated?: ((order: Order) => void) | undefined;
  /** The server accepted the request for a return. */
  readonly onReturnRequested?: ((order: OwnOrder, sent: ReturnValues) => void) | undefined;
  /** Cancelling, repeating or requesting a return failed; the section says so, without a dialog or a toast. */
  readonly onError?: ((error: unknown) => void) | undefined;
  /** Class of the whole section; its parts have `data-part`: `status`, `actions`, `lines`, `sums`, `steps`, `facts`, `returns`. */
  readonly className?: string | undefined;
  readonly texts?: Partial<OwnOrderTexts & OrdersTexts> | undefined;
}

const importDialog = () => import('./ReturnDialog.js').then((module) => module.ReturnDialog);

/**
 * One order of the user: its steps with their times, goods, sums, delivery, payment and receipt; pay, repeat, cancel,
 * return. Needs the optional calls `user/getOrder/` and `user/requestReturn/` of the backend.
 */
export function OwnOrderSection({
  number,
  ordersHref: ownOrdersHref,
  basketHref: ownBasketHref,
  openTab,
  onCancelled,
  onRepeated,
  onReturnRequested,
  onError,
  className,
  texts: own,
}: OwnOrderSectionProps) {
  const texts = useTexts('ownOrder', ownOrderTexts, own);
  const listTexts = useTexts('orders', ordersTexts, own);
  const ordersHref = useAddress('orders', ownOrdersHref);
  const basketHref = useAddress('basket', ownBasketHref);
  const root = useRef<HTMLElement>(null);
  const draft = useRef<ReturnInput | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [news, setNews] = useState('');
  const [ReturnDialog, loadDialog] = useLazyPart(importDialog);
  const user = useGetUserQuery();
  const {
    currentData: order,
    error,
    isFetching,
    refetch,
  } = useGetOwnOrderQuery({ number }, { skip: !user.currentData });
  const actions = useOrderActions(
    {
      basketHref,
      openTab,
      // The response has only the status: steps and sums are requested again.
      onCancelled: (cancelled, status) => {
        void refetch();
        onCancelled?.(cancelled, status);
      },
      onRepeated,
      onError,
    },
    () => void refetch(),
  );
  const { asked, cancelled } = actions;

  // The clicked button was removed: with the status that allowed it, or with the closed dialog.
  useEffect(() => {
    if (cancelled !== null || news !== '') root.current?.focus({ preventScroll: cancelled === null });
  }, [cancelled, news]);

  if (user.currentData === null) return <UnauthorizedScreen />;
  const isUserMissing = user.isError && user.currentData === undefined;
  if (order === undefined) {
    if (isApiError(error) && error.kind === 'shop') {
      const action = <Button href={ordersHref}>{texts.allOrders}</Button>;
      return <EmptyState icon={<ParcelIcon />} title={texts.missingTitle} hint={texts.missingText} action={action} />;
    }
    if (error !== undefined || isUserMissing) {
      const retry = () => void (isUserMissing ? user.refetch() : refetch());
      return <ErrorState title={texts.errorTitle} text={texts.errorText} onRetry={retry} />;
    }
    return (
      <div className={styles.root} aria-busy="true">
        <Skeleton height={48} />
        <Skeleton height={320} />
      </div>
    );
  }

  const { returnRule, returns } = order;
  const hasReturns = returnRule.isAvailable || returnRule.refusal !== '' || returns.length > 0;
  const ask = () => {
    loadDialog();
    setNews('');
    setIsAsking(true);
  };
  return (
    <section
      ref={root}
      className={clsx(styles.root, className)}
      aria-label={listTexts.order(order.number)}
      data-order={order.id}
      tabIndex={-1}
    >
      {news ? (
        <Alert kind="success" onClose={() => setNews('')}>
          {news}
        </Alert>
      ) : null}
      <OwnOrderCard
        order={order}
        isBusy={actions.isBusy(order) || (isFetching && cancelled !== null)}
        refusal={actions.refusalOf(order, listTexts)}
        onCancel={() => actions.ask(order)}
        onRepeat={(event) => void actions.repeat(order, event)}
        returns={hasReturns ? <OrderReturns order={order} onAsk={ask} onNear={loadDialog} texts={texts} /> : null}
        texts={texts}
        listTexts={listTexts}
      />
      {ReturnDialog ? (
        <ReturnDialog
          isOpen={isAsking}
          order={order}
          draft={draft}
          onClose={() => setIsAsking(false)}
          onSuccess={(changed, sent) => {
            setIsAsking(false);
            setNews(texts.returnSent);
            onReturnRequested?.(changed, sent);
          }}
          onError={onError}
          texts={texts}
        />
      ) : null}
      <ConfirmDialog
        isOpen={asked !== null}
        title={listTexts.cancelQuestion}
        confirm={listTexts.cancel}
        keep={listTexts.keep}
        isBusy={asked !== null && actions.isBusy(asked)}
        onConfirm={() => asked && void actions.cancel(asked)}
        onClose={() => actions.ask(null)}
      >
        {asked ? listTexts.cancelText(asked.number) : ''}
      </ConfirmDialog>
    </section>
  );
}
