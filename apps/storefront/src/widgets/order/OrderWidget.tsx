import {
  basketSeed,
  configSeed,
  deliverySeed,
  isPromocodeAppliedSeed,
  orderPageSeed,
  useAddress,
  usePageData,
  userSeed,
  type OrderPage,
  type OrderResult,
} from '@tropa/api-client';
import { creditLook, OrderSection, useCreditDialog } from '@tropa/checkout';
import { useFlag } from '../../flags/flags.context.js';
import { usePageFacts } from '../../page-data/page-data.context.js';
import { goTo } from '../../shell/go-to.js';
import { rememberPlacedOrder } from '../../shell/placed-order.js';
import { tabStorage } from '../../shell/tab-storage.js';
import { useMapSettings } from '../../shell/use-map-settings.js';
import type { PropsOf, PropTable } from '../widget-props.js';

export const seeds = [configSeed, orderPageSeed, isPromocodeAppliedSeed, basketSeed, deliverySeed, userSeed];

export const props = { supportPhone: 'string' } as const satisfies PropTable;

/** Replaces the history entry: «back» skips the return from the bank, and a reload does not repeat the message. */
const replaceSearch = (search: string) => {
  const { pathname, hash } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search + hash);
};

/** Undefined when the server does not report whether something is left to pay. */
const unpaidOf = (order: OrderPage | undefined): OrderResult | null | undefined => {
  if (order?.paymentLink == null) return undefined;
  return order.paymentLink === '' ? null : { paymentLink: order.paymentLink, orderNum: order.orderNum };
};

/** The order form, and how the payment ended (S2 §2, §4). */
export function Widget({ supportPhone }: PropsOf<typeof props>) {
  const { url } = usePageFacts();
  const order = usePageData('_order');
  const config = usePageData('_config');
  const look = creditLook(config?.creditPartner);
  const credit = useCreditDialog(look);
  const isCreditOn = useFlag('credit');
  const query = url.indexOf('?');
  return (
    <>
      <OrderSection
        onNavigate={goTo}
        onSuccess={({ orderNum }) => rememberPlacedOrder(orderNum)}
        agreementHref={useAddress('saleTerms')}
        search={query < 0 ? '' : url.slice(query)}
        onSearchChange={replaceSearch}
        freeDeliveryLimit={order?.freeDeliveryLimitPrice}
        {...(order?.payment == null ? {} : { payment: order.payment })}
        unpaid={unpaidOf(order)}
        supportPhone={(supportPhone ?? config?.supportPhone) || undefined}
        map={useMapSettings()}
        tabStorage={tabStorage}
        isCardEnabled={useFlag('card')}
        isSbpEnabled={useFlag('sbp')}
        isDeliveryPriced={useFlag('delivery')}
        isEmailRequired={!useFlag('email-optional')}
        isCreditEnabled={isCreditOn && look !== null}
        onCredit={credit.partner.open}
        isPromoApplied={usePageData('_isBasketPromocodeApplied')}
      />
      {credit.dialog}
    </>
  );
}
