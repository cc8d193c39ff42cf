import { shown } from '@tropa/api-client/contract';
import { listOf } from '../shop.js';
import type { Shop } from '../shop.js';
import { needsGoods, skip } from './step.js';
import type { Step } from './step.js';

const wrongPromo = 'НЕТ-ТАКОГО-КОДА';

const variantOf = ({ id, retailId }: { id: number; retailId?: number }) => ({ id, ...(retailId && { retailId }) });

/** A change must be visible in the visitor's next call, and in nobody else's. */
function checkKept(shop: Shop, after: string, wanted: string, isKept: boolean, came: unknown): void {
  shop.findings.looked('session', 'asked');
  if (isKept) return;
  const { size } = shop.visitor.cookies;
  const cookies = size === 0 ? 'no cookie was set' : `cookies: ${[...shop.visitor.cookies.keys()].join(', ')}`;
  shop.differs('session', { path: '', wanted: `after ${after} ${wanted}`, came: `${shown(came)}; ${cookies}` });
}

const basket: Step = {
  calls: [
    'getBasketItems',
    'addItemToBasket',
    'getBasketLength',
    'getBasketPrice',
    'setBasketQuantity',
    'applyPromocode',
    'cancelPromocode',
    'deleteBasketItem',
  ],
  async run(shop) {
    const goods = await shop.goods();
    if (!goods) {
      await shop.ask('getBasketItems');
      await shop.ask('getBasketLength');
      await shop.ask('getBasketPrice');
      await shop.ask('cancelPromocode');
      return skip(shop, ['addItemToBasket', 'setBasketQuantity', 'applyPromocode', 'deleteBasketItem'], needsGoods);
    }
    const ref = variantOf(goods);
    const added = await shop.ask('addItemToBasket', ref);
    const length = await shop.ask('getBasketLength');
    if (added && length) {
      const isKept = Number(length.length) >= 1;
      checkKept(shop, 'addItemToBasket', 'getBasketLength of 1 or more', isKept, length);
      const others = isKept ? await shop.ask('getBasketLength', {}, shop.stranger) : undefined;
      if (others && Number(others.length) > 0) {
        shop.differs('session', { path: '', wanted: 'an empty basket of another visitor', came: shown(others) });
      }
    }
    await shop.ask('getBasketItems');
    await shop.ask('getBasketPrice');
    await shop.ask('setBasketQuantity', { ...ref, quantity: 1 });
    const { promocode } = shop.options;
    if (promocode === '') await shop.refuse('applyPromocode', '--promocode', { promocode: wrongPromo });
    else await shop.ask('applyPromocode', { promocode });
    await shop.ask('cancelPromocode');
    await shop.ask('deleteBasketItem', ref);
  },
};

/** Favourites and comparison work the same way. */
const listStep = (
  calls:
    | readonly ['addToFavorites', 'getFavoritesLength', 'getFavoriteItems', 'removeFromFavorites', 'clearFavorites']
    | readonly [
        'addToComparison',
        'getComparisonLength',
        'getComparedItems',
        'removeFromComparison',
        'clearComparison',
      ],
): Step => ({
  calls,
  async run(shop) {
    const [add, length, items, remove, clear] = calls;
    const goods = await shop.goods();
    if (goods) {
      const added = await shop.ask(add, { id: goods.id });
      const ids = await shop.ask(length);
      if (added && ids) checkKept(shop, add, `${length} of 1 or more`, Number(ids.length) >= 1, ids);
      await shop.ask(items);
      await shop.ask(remove, { id: goods.id });
    } else {
      await shop.ask(length);
      await shop.ask(items);
      skip(shop, [add, remove], needsGoods);
    }
    await shop.ask(clear);
  },
});

const places: Step = {
  calls: ['getLocation', 'getCityList', 'searchCities', 'getReceivePoints', 'setCity'],
  async run(shop) {
    const before = await shop.ask('getLocation');
    const list = await shop.ask('getCityList');
    const cities: { id: number; value: string }[] = listOf(Array.isArray(list) ? list : list?.items).filter(
      ({ id, value }) => id && typeof value === 'string',
    );
    const other = cities.find(({ id }) => String(id) !== String(before?.curLocation?.id)) ?? cities[0];
    await shop.ask('searchCities', { query: other?.value.slice(0, 3) ?? 'Тюм', limit: 15, page: 1 });
    if (!other) return skip(shop, ['getReceivePoints', 'setCity'], 'a city in getCityList');
    await shop.ask('getReceivePoints', { id: other.id });
    const points = await shop.ask('setCity', { id: other.id, value: other.value });
    const after = await shop.ask('getLocation');
    if (!points || !after?.curLocation) return;
    const isKept = String(after.curLocation.id) === String(other.id);
    checkKept(shop, 'setCity', `getLocation of the city ${other.id}`, isKept, after.curLocation);
  },
};

/** What a visitor does and undoes: everything here belongs to a visitor created for the run. */
export const visitorSteps: readonly Step[] = [
  basket,
  listStep(['addToFavorites', 'getFavoritesLength', 'getFavoriteItems', 'removeFromFavorites', 'clearFavorites']),
  listStep(['addToComparison', 'getComparisonLength', 'getComparedItems', 'removeFromComparison', 'clearComparison']),
  places,
];
