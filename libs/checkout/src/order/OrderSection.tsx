import {
  useGetBasketItemsQuery,
  useGetLocationQuery,
  useGetUserQuery,
  type Kopecks,
  type OrderResult,
} from '@tropa/api-client';
import { Button, EmptyState, ErrorState } from '@tropa/ui-kit';
import { PaymentReturn } from '../payment-return/PaymentReturn.js';
import type { PaymentWord } from '../payment-return/payment-return.js';
import { OrderFailedDialog } from './OrderFailedDialog.js';
import { OrderForm, type OrderAddresses } from './OrderForm.js';
import { OrderSkeleton } from './OrderSkeleton.js';
import { orderTexts, type OrderTexts } from './order.texts.js';
import { ResultDialog } from './ResultDialog.js';
import { usePlaceOrder } from './use-place-order.js';
import styles from './OrderSection.module.css';

export interface OrderSectionProps extends Partial<OrderAddresses> {
  /** Goes to an address: of the shop, or the acquirer's page. */
  readonly onNavigate: (href: string) => void;
  /** `_order.freeDeliveryLimitPrice` in kopecks; null when the shop has none. */
  readonly freeDeliveryLimit?: Kopecks | null | undefined;
  /** `_order.payment`. Decision 19. */
  readonly payment?: PaymentWord;
  /** Query string of the page's address. */
  readonly search?: string;
  /** The query string without `paymentSuccess`, for `replaceState`. */
  readonly onSearchChange?: (search: string) => void;
  readonly supportPhone?: string | undefined;
  /** Whether credit is offered. */
  readonly isCreditEnabled?: boolean;
  /** Opens the credit partner's widget for a placed order. Decision 35. */
  readonly onCredit?: (order: OrderResult) => Promise<unknown>;
  /** `_isBasketPromocodeApplied`. */
  readonly isPromoApplied?: boolean | undefined;
  readonly onSuccess?: (order: OrderResult) => void;
  readonly onError?: (error: unknown) => void;
  readonly texts?: Partial<OrderTexts>;
}

const defaultAddresses: OrderAddresses = {
  basketHref: '/basket',
  catalogHref: '/catalog/',
  ordersHref: '/orders',
  privacyHref: '/privacy/',
  agreementHref: '/agreement/',
};

/** The order page: what is bought, the form, and how it ended. S2 §2, §4. */
export function OrderSection(props: OrderSectionProps) {
  const { onNavigate, search = '', supportPhone } = props;
  const texts = { ...orderTexts, ...props.texts };
  const addresses = addressesOf(props);
  const basket = useGetBasketItemsQuery();
  const location = useGetLocationQuery();
  const user = useGetUserQuery();
  const order = usePlaceOrder({ ...props, ordersHref: addresses.ordersHref });
  const { outcome } = order;
  const isPlaced = outcome !== null && outcome.kind !== 'failed';

  const content = () => {
    if (isPlaced) {
      const isPaying = outcome.kind === 'paying';
      return (
        <EmptyState
          title={texts.accepted(outcome.order.orderNum)}
          hint={isPaying ? texts.payHint : undefined}
          action={
            <Button href={isPaying ? outcome.order.paymentLink : addresses.ordersHref} size="lg">
              {isPaying ? texts.pay : texts.toOrders}
            </Button>
          }
        />
      );
    }
    if (basket.data?.items.length === 0) {
      const action = <Button href={addresses.catalogHref}>{texts.toCatalog}</Button>;
      return <EmptyState title={texts.empty} hint={texts.emptyHint} action={action} />;
    }
    if (basket.isError && !basket.data) {
      return (
        <ErrorState
          title={texts.loadError}
          onRetry={() => void basket.refetch()}
          isRetrying={basket.isFetching}
        />
      );
    }
    // The form takes its first values once: it waits for the city and the buyer, known or not.
    if (!basket.data || location.isLoading || user.isLoading) return <OrderSkeleton />;
    return (
      <OrderForm
        basket={basket.data}
        city={location.data ?? null}
        buyer={buyerOf(user.data)}
        freeDeliveryLimit={props.freeDeliveryLimit ?? null}
        isCreditEnabled={props.isCreditEnabled ?? false}
        isPromoApplied={props.isPromoApplied}
        isPlacing={order.isPlacing}
        refusal={order.refusal}
        onPlace={order.place}
        addresses={addresses}
        texts={texts}
      />
    );
  };

  return (
    <div className={styles.root}>
      <h1>{texts.title}</h1>
      {content()}
      <ResultDialog
        isOpen={outcome?.kind === 'booked'}
        onClose={() => onNavigate(addresses.ordersHref)}
        kind="success"
        title={texts.bookedTitle}
        action={{ label: texts.toOrders }}
      >
        <p>{texts.bookedText}</p>
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
        onSearchChange={props.onSearchChange ?? (() => {})}
        ordersHref={addresses.ordersHref}
        supportPhone={supportPhone}
        texts={texts}
      />
    </div>
  );
}

/** As the masked field writes it; an unknown spelling stays as it is. */
const maskedPhone = (phone: string): string =>
  phone.replace(/^(\d{3})(\d{3})(\d{2})(\d{2})$/, '+7 ($1) $2-$3-$4');

function addressesOf(props: Partial<OrderAddresses>): OrderAddresses {
  return {
    basketHref: props.basketHref ?? defaultAddresses.basketHref,
    catalogHref: props.catalogHref ?? defaultAddresses.catalogHref,
    ordersHref: props.ordersHref ?? defaultAddresses.ordersHref,
    privacyHref: props.privacyHref ?? defaultAddresses.privacyHref,
    agreementHref: props.agreementHref ?? defaultAddresses.agreementHref,
  };
}

/** What a signed-in buyer need not type again. */
function buyerOf(user: { name: string; phone: string; email: string } | null | undefined) {
  if (!user) return {};
  return { name: user.name, email: user.email, phone: maskedPhone(user.phone) };
}
