import type { ProductBuyContext } from '@tropa/catalog';
import { ReserveButton } from '@tropa/checkout';
import { goTo } from '../../shell/go-to.js';
import { rememberPlacedOrder } from '../../shell/placed-order.js';
import { useMapSettings } from '../../shell/use-map-settings.js';

/** «Забронировать» for the chosen variant, in the shops that have it (S2 §2). */
export function Reserve({ product, variant, availability, status, isAvailable }: ProductBuyContext) {
  const shops = availability?.store.filter(({ amount }) => amount > 0) ?? [];
  return (
    <ReserveButton
      goods={{ product, variant, shops }}
      isAvailable={isAvailable}
      isPending={status === 'loading'}
      map={useMapSettings()}
      onNavigate={goTo}
      onSuccess={({ orderNum }) => rememberPlacedOrder(orderNum)}
      size="lg"
      isFullWidth
    />
  );
}
