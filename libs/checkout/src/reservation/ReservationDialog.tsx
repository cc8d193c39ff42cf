import clsx from 'clsx';
import { useGetUserQuery, type Reservation, useAddress } from '@tropa/api-client';
import { Dialog, formatDate, Skeleton, type MapSettings, useTexts } from '@tropa/ui-kit';
import { useRef, useState } from 'react';
import { ResultDialog } from '../order/ResultDialog.js';
import { maskedPhone } from './masked-phone.js';
import { ReservationForm } from './ReservationForm.js';
import type { ReservationInput } from './reservation.schema.js';
import { reservationTexts, type ReservationTexts } from './reservation.texts.js';
import type { ReservedGoods } from './reserved-goods.js';
import type { AttemptRef } from './use-reserve.js';
import styles from './ReservationDialog.module.css';

/** Props of {@link ReservationDialog}. */
export interface ReservationDialogProps {
  readonly isOpen: boolean;
  /** Esc, the overlay, the cross: nothing was reserved, what was typed is kept. */
  readonly onClose: () => void;
  readonly goods: ReservedGoods;
  /** Goes to the orders when the success dialog is closed. */
  readonly onNavigate: (href: string) => void;
  /** Where closing the success dialog leads. @default '/orders' */
  readonly ordersHref?: string | undefined;
  /** Where «Перейти в мои заказы» leads. @default '/profile' */
  readonly accountHref?: string | undefined;
  /** What the consent box agrees to. @default '/privacy/' */
  readonly privacyHref?: string | undefined;
  /** Key of Google Maps or tiles; without them our own simple plot is drawn. */
  readonly map?: MapSettings | undefined;
  /** Fires after the server has accepted the reservation. */
  readonly onSuccess?: ((reservation: Reservation) => void) | undefined;
  /** Fires when it was rejected or the network failed; the message is in the form. */
  readonly onError?: ((error: unknown) => void) | undefined;
  readonly texts?: Partial<ReservationTexts> | undefined;
  readonly className?: string | undefined;
}

interface Booked {
  readonly reservation: Reservation;
  readonly address: string;
}

/** The reservation: form with a shop map, 859 px wide, then «Товар забронирован!». */
export function ReservationDialog(props: ReservationDialogProps) {
  const {
    isOpen,
    onClose,
    goods,
    onNavigate,
    ordersHref: ownOrdersHref,
    accountHref: ownAccountHref,
    privacyHref: ownPrivacyHref,
  } = props;
  const texts = useTexts('reservation', reservationTexts, props.texts);
  const ordersHref = useAddress('orders', ownOrdersHref);
  const accountHref = useAddress('account', ownAccountHref);
  const privacyHref = useAddress('privacy', ownPrivacyHref);
  const draft = useRef<ReservationInput | null>(null);
  const attemptRef: AttemptRef = useRef(null);
  const [booked, setBooked] = useState<Booked | null>(null);
  const user = useGetUserQuery(undefined, { skip: !isOpen });

  const succeed = (reservation: Reservation, shopId: string) => {
    const address = goods.shops.find(({ id }) => String(id) === shopId)?.address ?? '';
    setBooked({ reservation, address });
    props.onSuccess?.(reservation);
  };

  return (
    <>
      <Dialog
        isOpen={isOpen && !booked}
        onClose={onClose}
        title={texts.title}
        size="lg"
        className={clsx(styles.root, props.className)}
      >
        {/* The form takes its initial values once: it waits until the visitor is loaded, signed in or not. */}
        {user.isLoading ? (
          <div className={styles.loading} aria-busy="true">
            <Skeleton width="60%" />
            {goods.shops.map(({ id }) => (
              <Skeleton key={id} variant="block" height={76} />
            ))}
            <div className={styles.fields}>
              <Skeleton variant="block" height={68} />
              <Skeleton variant="block" height={68} />
            </div>
            <Skeleton variant="block" height={48} />
          </div>
        ) : (
          <ReservationForm
            goods={goods}
            buyer={user.data ? { name: user.data.name, phone: maskedPhone(user.data.phone) } : {}}
            draft={draft}
            attemptRef={attemptRef}
            map={props.map}
            privacyHref={privacyHref}
            onReserved={succeed}
            onError={props.onError}
            texts={texts}
          />
        )}
      </Dialog>
      <ResultDialog
        isOpen={booked !== null}
        onClose={() => onNavigate(ordersHref)}
        kind="success"
        title={texts.bookedTitle}
        action={{ label: texts.toOrders, href: accountHref }}
      >
        {booked ? <p>{bookedWords(booked, texts)}</p> : null}
      </ResultDialog>
    </>
  );
}

function bookedWords({ reservation: { orderNum, until }, address }: Booked, texts: ReservationTexts): string {
  return [
    orderNum && texts.bookedNumber(orderNum),
    address && texts.bookedPlace(address),
    until && texts.bookedUntil(formatDate(until, 'day')),
    texts.bookedPay,
  ]
    .filter(Boolean)
    .join(' ');
}
