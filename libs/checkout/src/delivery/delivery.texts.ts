import { toCity } from './to-city.js';

/** Texts about the cost of delivery. Sums come formatted as money. */
export const deliveryTexts = {
  /** '' where the city is not known. */
  delivery: (city: string) => (city === '' ? 'Доставка' : `Доставка ${toCity(city)}`),
  from: (sum: string) => `от ${sum}`,
  free: 'бесплатно',
  byManager: 'стоимость рассчитает менеджер',
  /** Until free delivery; the sum is what is missing. */
  left: (sum: string) => `До бесплатной доставки осталось ${sum}`,
  /** The basket costs exactly the limit, and only above it delivery is free. */
  almost: 'До бесплатной доставки осталось совсем чуть-чуть',
  above: (sum: string) => `Бесплатно, если заказ дороже ${sum}`,
  reached: 'Доставка бесплатно',
};

/** Overridable texts about the cost of delivery. */
export type DeliveryTexts = typeof deliveryTexts;
