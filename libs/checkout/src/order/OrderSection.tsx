import clsx from 'clsx';
import {
  eventOfBasket,
  useShopEvent,
  useShopEvents,
  useGetBasketItemsQuery,
  useGetLocationQuery,
  useGetUserQuery,
  type Kopecks,
  type OrderResult,
  type User,
  useAddresses,
} from '@tropa/api-client';
import { Button, EmptyState, ErrorState, formatMoney, type MapSettings, useTexts } from '@tropa/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { PaymentReturn } from '../payment-return/PaymentReturn.js';
import type { PickupDialogTexts } from '../pickup-dialog/pickup-dialog.texts.js';
import type { PaymentWord } from '../payment-return/payment-return.js';
import { OrderFailedDialog } from './OrderFailedDialog.js';
import { OrderForm, type OrderAddresses } from './OrderForm.js';
import { OrderItems } from './OrderItems.js';
import { OrderSkeleton } from './OrderSkeleton.js';
import { orderTexts, type OrderTexts } from './order.texts.js';
import { readAttempt } from './order-attempt.js';
import { ResultDialog } from './ResultDialog.js';
import type { TabStorage } from './tab-memory.js';
import type { KnownBuyer } from './use-order-form.js';
import { forgetSettled, unpaidOrder } from './unpaid-order.js';
import { usePlaceOrder, type OrderOutcome } from './use-place-order.js';
import styles from './OrderSection.module.css';

/** Props of {@link OrderSection}. */
export interface OrderSectionProps extends Partial<OrderAddresses> {
  /** Navigates to an address of the shop or to the acquirer's page. */
  readonly onNavigate: (href: string) => void;
  /** `_order.freeDeliveryLimitPrice` in kopecks; null when the shop has none. */
  readonly freeDeliveryLimit?: Kopecks | null | undefined;
  /** `_order.payment`: overrides `paymentSuccess` in the address; when absent, the address is trusted. */
  readonly payment?: PaymentWord;
  /**
   * The card order of this session that awaits payment, as `_order` gives it: null when there is none. Left out, where
   * the server does not give it: what this tab remembers.
   */
  readonly unpaid?: OrderResult | null | undefined;
  /** Query string of the page's address. */
  readonly search?: string;
  /** The query string without `paymentSuccess`, for `replaceState`. */
  readonly onSearchChange?: (search: string) => void;
  readonly supportPhone?: string | undefined;
  /** Whether credit is offered. */
  readonly isCreditEnabled?: boolean;
  /** Whether СБП is a separate payment, wherever a card is. Defaults to false. */
  readonly isSbpEnabled?: boolean;
  /**
   * Whether the shop's server gives delivery prices, by the call `getDelivery`. Defaults to false: pickup is free then,
   * and a courier is free above `freeDeliveryLimit`, otherwise the manager calculates the price.
   */
  readonly isDeliveryPriced?: boolean;
  /** Whether an order needs an e-mail. Defaults to true; without one the receipt goes to the phone. */
  readonly isEmailRequired?: boolean;
  /** Whether the shop takes cards. Defaults to true; without cards a city with pickup points takes no orders. */
  readonly isCardEnabled?: boolean;
  /** Opens the credit partner's widget for a placed order; `/orders` follows whatever the partner answered. */
  readonly onCredit?: (order: OrderResult) => Promise<unknown>;
  /** `_isBasketPromocodeApplied`. */
  readonly isPromoApplied?: boolean | undefined;
  /** Google's key or tiles for the map of pickup addresses; without them our own simple plot is drawn. */
  readonly map?: MapSettings;
  /**
   * A storage of this tab (`sessionStorage`): what was typed survives leaving and returning, and an order whose
   * response was lost is found again. Null or absent: nothing is kept. The consents are never kept.
   */
  readonly tabStorage?: TabStorage | null;
  /** The order is accepted; called once per order, before anything else happens. */
  readonly onSuccess?: (order: OrderResult) => void;
  /** An {@link ApiError} of the order call, what the credit partner threw, or why a map failed to load. For logs. */
  readonly onError?: (error: unknown) => void;
  /** Class of the whole section; its parts have `data-part`: `items`, `buyer`, `receiving`, `payment`, `summary`. */
  readonly className?: string;
  readonly texts?: Partial<OrderTexts>;
  /** Texts of the dialog of pickup addresses. */
  readonly pickupTexts?: Partial<PickupDialogTexts>;
}

/** The order page: the items, the form, and the outcome. */
export function OrderSection(props: OrderSectionProps) {
  const { onNavigate, search = '', supportPhone, tabStorage, payment } = props;
  const texts = useTexts('order', orderTexts, props.texts);
  const addresses = useOrderAddresses(props);
  const basket = useGetBasketItemsQuery();
  const location = useGetLocationQuery();
  const user = useGetUserQuery();
  const heading = useRef<HTMLHeadingElement>(null);
  const order = usePlaceOrder({ ...props, ordersHref: addresses.ordersHref, onEmpty: () => heading.current?.focus() });
  const { outcome } = order;
  const isPlaced = outcome !== null && outcome.kind !== 'failed';
  // While an order is in flight the basket may be empty already: the form stays until the response.
  const isEmpty = basket.data?.items.length === 0 && !order.isPlacing;

  const { data } = basket;
  const isStarted = data !== undefined && data.items.length > 0;
  const events = useShopEvents();
  useShopEvent('order:started', isStarted ? 'once' : undefined, () => eventOfBasket(data ?? { price: 0, items: [] }));

  // As it was when the page was opened: what happens afterwards is the outcome.
  const [unpaid] = useState(() => unpaidOrder(props.unpaid, { search, payment }, tabStorage));
  useEffect(() => {
    forgetSettled(props.unpaid, { search, payment }, tabStorage);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const [isResuming, setIsResuming] = useState(true);
  // What this tab remembers is unknown to a server that renders the page, and so to the first render here.
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  const { resume } = order;
  const isUndecided = isEmpty && outcome === null;
  useEffect(() => {
    if (!isUndecided) return;
    void resume(unpaid).finally(() => setIsResuming(false));
    // Once the basket is known to be empty; the result is the outcome.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isUndecided]);

  const content = () => {
    if (isPlaced) {
      const isToPay = outcome.kind === 'paying' || outcome.kind === 'unpaid';
      return (
        <EmptyState
          title={texts.accepted(outcome.order.orderNum)}
          hint={isToPay ? (outcome.kind === 'paying' ? texts.payHint : texts.unpaidHint) : undefined}
          action={
            <Button href={isToPay ? outcome.order.paymentLink : addresses.accountHref} size="lg">
              {isToPay ? texts.pay : texts.toOrders}
            </Button>
          }
        />
      );
    }
    if (isEmpty) {
      if (isResuming && (unpaid || (isMounted && readAttempt(tabStorage)))) return <OrderSkeleton />;
      const action = <Button href={addresses.catalogHref}>{texts.toCatalog}</Button>;
      return <EmptyState title={texts.empty} hint={texts.emptyHint} action={action} />;
    }
    if (basket.isError && !basket.data) {
      return (
        <ErrorState title={texts.loadError} onRetry={() => void basket.refetch()} isRetrying={basket.isFetching} />
      );
    }
    // The form takes its initial values once: it waits until city and buyer are loaded, found or not.
    if (!isMounted || !basket.data || location.isLoading || user.isLoading) {
      const items = basket.data && (
        <OrderItems items={basket.data.items} basketHref={addresses.basketHref} texts={texts} />
      );
      return <OrderSkeleton items={items} />;
    }
    return (
      <OrderForm
        basket={basket.data}
        city={location.data ?? null}
        buyer={buyerOf(user.data)}
        freeDeliveryLimit={props.freeDeliveryLimit ?? null}
        isCreditEnabled={props.isCreditEnabled ?? false}
        isCardEnabled={props.isCardEnabled ?? true}
        isSbpEnabled={props.isSbpEnabled ?? false}
        isDeliveryPriced={props.isDeliveryPriced ?? false}
        isEmailRequired={props.isEmailRequired ?? true}
        isPromoApplied={props.isPromoApplied}
        tabStorage={tabStorage}
        map={props.map}
        onError={props.onError}
        isPlacing={order.isPlacing}
        refusal={order.refusal}
        onPlace={order.place}
        changed={order.changed}
        onDismissChange={order.dismissChange}
        addresses={addresses}
        texts={texts}
        pickupTexts={props.pickupTexts}
      />
    );
  };

  return (
    <div className={clsx(styles.root, props.className)}>
      {/* Focusable by the page: the form with the clicked button may be removed. */}
      <h1 ref={heading} tabIndex={-1}>
        {texts.title}
      </h1>
      {content()}
      <ResultDialog
        isOpen={outcome?.kind === 'booked'}
        onClose={() => onNavigate(addresses.ordersHref)}
        kind="success"
        title={texts.bookedTitle}
        action={{ label: texts.toOrders, href: addresses.accountHref }}
      >
        <p>
          {outcome?.kind === 'booked' ? `${bookedWords(outcome, texts)} ` : null}
          {texts.bookedText}
        </p>
      </ResultDialog>
      <OrderFailedDialog
        isOpen={outcome?.kind === 'failed'}
        onClose={order.dismiss}
        texts={texts}
        {...(supportPhone ? { supportPhone } : {})}
      />
      <PaymentReturn
        search={search}
        payment={props.payment}
        payLink={unpaid?.paymentLink}
        onSearchChange={props.onSearchChange ?? (() => {})}
        onOutcome={(outcome) => events.emit('payment:returned', { outcome })}
        accountHref={addresses.accountHref}
        supportPhone={supportPhone}
        texts={texts}
      />
    </div>
  );
}

const bookedWords = ({ order, sum }: Extract<OrderOutcome, { kind: 'booked' }>, texts: OrderTexts): string =>
  texts.bookedOrder(order.orderNum, sum === null ? '' : formatMoney(sum));

/** As the masked field writes it; an unknown format stays as it is. */
const maskedPhone = (phone: string): string => phone.replace(/^(\d{3})(\d{3})(\d{2})(\d{2})$/, '+7 ($1) $2-$3-$4');

function useOrderAddresses(props: Partial<OrderAddresses>): OrderAddresses {
  const ofShop = useAddresses();
  return {
    basketHref: props.basketHref ?? ofShop.basket,
    catalogHref: props.catalogHref ?? ofShop.catalog,
    ordersHref: props.ordersHref ?? ofShop.orders,
    accountHref: props.accountHref ?? ofShop.account,
    privacyHref: props.privacyHref ?? ofShop.privacy,
    agreementHref: props.agreementHref ?? ofShop.agreement,
  };
}

/** What a signed-in buyer need not type again. */
function buyerOf(user: User | null | undefined): KnownBuyer {
  if (!user) return { id: '' };
  return { id: String(user.id), name: user.name, email: user.email, phone: maskedPhone(user.phone) };
}
