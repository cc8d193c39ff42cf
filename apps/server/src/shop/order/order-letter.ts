import type { QueuedMessage } from '../outbox/outbox.js';
import type { NewOrder } from './write-order.js';

/** The letter that an order was taken. */
export function orderLetter({ attempt, basket, destination }: NewOrder, number: string): QueuedMessage {
  const lines = basket.lines.map((line) => `${line.title} — ${line.quantity} шт. × ${roubles(line.price)} ₽`);
  const way = attempt.form.delivery === 'pickup' ? 'Самовывоз' : 'Доставка курьером';
  return {
    kind: 'mail',
    recipient: destination.email,
    subject: `Заказ № ${number} принят`,
    body: [
      `${destination.name}, спасибо за заказ!`,
      ...lines,
      `Итого: ${roubles(basket.price)} ₽`,
      `${way}: ${[destination.cityTitle, destination.address].filter(Boolean).join(', ')}`,
    ].join('\n'),
  };
}

function roubles(kopecks: number): string {
  return new Intl.NumberFormat('ru', { maximumFractionDigits: 2 }).format(kopecks / 100);
}
