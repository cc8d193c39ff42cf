import { needsGoods, skip } from './step.js';
import type { Step } from './step.js';

/** Read-only calls about goods: nothing changes. */
export const goodsSteps: readonly Step[] = [
  {
    calls: ['getListing', 'checkAvailability', 'searchProducts', 'getReviews'],
    async run(shop) {
      const goods = await shop.goods();
      const word =
        String(goods?.title ?? '')
          .split(/\s+/)
          .find((part) => part.length > 3) ?? 'а';
      await shop.ask('searchProducts', { query: word, limit: 15, page: 1 });
      if (!goods) return skip(shop, ['checkAvailability', 'getReviews'], needsGoods);
      await shop.ask('getReviews', { id: goods.id, limit: 5, index: 0 });
    },
  },
  {
    calls: ['getArticles'],
    async run(shop) {
      await shop.ask('getArticles', { page: 1, limit: 9, filter: {} });
    },
  },
  {
    calls: ['getSaleContent', 'getProjectImages'],
    async run(shop) {
      await shop.tryTo('getSaleContent', { id: 1 }, 'a sale with the id 1');
      await shop.tryTo('getProjectImages', { id: 1, limit: 15, page: 1 }, 'a gallery with the id 1');
    },
  },
  {
    calls: ['getApiKey'],
    async run(shop) {
      await shop.ask('getApiKey');
    },
  },
];
