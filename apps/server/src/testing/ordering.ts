import { goods } from './goods.fixtures.js';
import type { Answer, Visitor } from './visitor.js';

/** A pickup order paid on delivery, as the form sends it. */
export const orderForm = {
  name: 'Анна',
  phone: '+7 (912) 345-67-89',
  email: 'anna@example.ru',
  delivery: 'pickup',
  address: goods.tyumenCentre,
  city: { id: goods.tyumen, value: 'Тюмень' },
  comment: '',
  payment: 'onDelivery',
};

/** Puts one piece of each into the basket and orders. */
export async function buy(
  visitor: Visitor,
  lines: readonly { id: number; retailId?: number }[],
  values: object = {},
): Promise<Answer> {
  for (const line of lines) await visitor.post('/api/basket/addItemToBasket/', line);
  return visitor.post('/api/basket/order/', { ...orderForm, ...values });
}
