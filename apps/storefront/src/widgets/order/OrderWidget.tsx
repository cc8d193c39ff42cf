import { configSeed, isPromocodeAppliedSeed, orderPageSeed, usePageData } from '@tropa/api-client';
import { OrderSection } from '@tropa/checkout';
import { useFlag } from '../../flags/flags.context.js';
import { usePageFacts } from '../../page-data/page-data.context.js';
import { goTo } from '../../shell/go-to.js';
import { rememberPlacedOrder } from '../../shell/placed-order.js';

export const seeds = [configSeed, orderPageSeed, isPromocodeAppliedSeed];

const replaceSearch = (search: string) => window.history.replaceState(null, '', window.location.pathname + search);

/** The order form, and how the payment ended (S2 §2, §4). */
export function Widget() {
  const { url } = usePageFacts();
  const order = usePageData('_order');
  const query = url.indexOf('?');
  return (
    <OrderSection
      onNavigate={goTo}
      onSuccess={({ orderNum }) => rememberPlacedOrder(orderNum)}
      search={query < 0 ? '' : url.slice(query)}
      onSearchChange={replaceSearch}
      freeDeliveryLimit={order?.freeDeliveryLimitPrice}
      {...(order?.payment == null ? {} : { payment: order.payment })}
      supportPhone={usePageData('_config')?.supportPhone || undefined}
      isCreditEnabled={useFlag('credit')}
      isPromoApplied={usePageData('_isBasketPromocodeApplied')}
    />
  );
}
