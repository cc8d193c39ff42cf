import type { cityTexts } from './city/city.texts.js';
import type { shopsCounterTexts } from './shops/shops-counter.texts.js';
import type { shopsTexts } from './shops/shops.texts.js';
import type { stockShopsTexts } from './shops/stock-shops.texts.js';

/** All texts of the package, by the names that a dictionary has for its components (`TextsProvider` of `@tropa/ui-kit`). */
export interface LocationTexts {
  readonly city: typeof cityTexts;
  readonly shops: typeof shopsTexts;
  readonly shopsCounter: typeof shopsCounterTexts;
  readonly stockShops: typeof stockShopsTexts;
}
