import { basketSeed, countersSeed, deliverySeed, isPromocodeAppliedSeed, usePageData } from '@tropa/api-client';
import { FavoriteButton } from '@tropa/catalog';
import { BasketSection } from '@tropa/checkout';
import { useFlag } from '../../flags/flags.context.js';
import { goTo } from '../../shell/go-to.js';

export const seeds = [basketSeed, isPromocodeAppliedSeed, countersSeed, deliverySeed];

/** The basket page (S2 §2). */
export function Widget() {
  const isPromoApplied = usePageData('_isBasketPromocodeApplied');
  return (
    <BasketSection
      onNavigate={goTo}
      isDeliveryPriced={useFlag('delivery')}
      favoriteSlot={({ id }) => <FavoriteButton id={id} />}
      {...(isPromoApplied === undefined ? {} : { isPromoApplied })}
    />
  );
}
