import { basketApi, basketExtraItemsSeed, basketSeed, countersSeed, usePageData } from '@tropa/api-client';
import { Accessories } from '@tropa/catalog';
import { cardAction, cardTools } from '../card-slots/card-slots.js';
import styles from './BasketAccessoriesWidget.module.css';

export const seeds = [basketExtraItemsSeed, basketSeed, countersSeed];

const none = { safety: [], comfort: [] };

/** Accessories under the basket, in two tabs (S2 §2); they go with goods, so an emptied basket has none. */
export function Widget() {
  const items = usePageData('_basketExtraItems') ?? none;
  // Reads what the basket's own widget has fetched; makes no request itself.
  const { isEmpty, isWaiting } = basketApi.endpoints.getBasketItems.useQueryState(undefined, {
    selectFromResult: ({ data, isError }) => ({ isEmpty: data?.items.length === 0, isWaiting: !data && !isError }),
  });
  if (isEmpty) return null;
  return (
    <div className={styles.root} data-waiting={isWaiting || undefined}>
      <Accessories items={items} cardTools={cardTools} cardAction={cardAction} />
    </div>
  );
}
