import type { DeliveryRule, DeliveryRules } from '../shop/delivery/delivery-rules.js';

const anyRule = { cities: [], regions: [], toKg: null, fromSum: null, belowSum: null, carrier: null } as const;

const courier = (rule: Pick<DeliveryRule, 'price' | 'days'> & Partial<DeliveryRule>): DeliveryRule => ({
  ...anyRule,
  way: 'courier',
  ...rule,
});

/** Cities with shops of ours: a courier of ours brings the goods. */
const home = ['Тюмень', 'Екатеринбург', 'Челябинск', 'Сургут', 'Пермь', 'Омск'];
const nearRegions = ['Тюменская область', 'Свердловская область', 'Челябинская область', 'Курганская область'];

/** Tariffs of the demo shop: the example of `delivery.yaml`. What is heavier is worked out by the manager. */
export const demoDelivery: DeliveryRules = {
  from: '',
  postcodes: {},
  pieceKg: 1,
  rules: [
    courier({ cities: ['Тюмень'], toKg: 5, price: 250, days: [1, 2] }),
    courier({ cities: ['Тюмень'], toKg: 30, price: 450, days: [1, 3] }),
    courier({ cities: home, toKg: 5, price: 290, days: [2, 4] }),
    courier({ cities: home, toKg: 30, price: 590, days: [2, 4] }),
    courier({ regions: nearRegions, toKg: 5, price: 350, days: [3, 5] }),
    courier({ regions: nearRegions, toKg: 30, price: 690, days: [3, 5] }),
    courier({ toKg: 5, price: 490, days: [4, 8] }),
    courier({ toKg: 30, price: 990, days: [4, 8] }),
    // When a shop of ours has the goods ready is said by its stock; to a partner's point they travel.
    { ...anyRule, way: 'pickup', cities: home, price: 0, days: null },
    { ...anyRule, way: 'pickup', price: 0, days: [4, 7] },
  ],
};
