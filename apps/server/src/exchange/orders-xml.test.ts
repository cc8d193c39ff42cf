import type { StaffOrder } from '../shop/staff/staff-order.js';
import { ordersXml } from './orders-xml.js';

const order = (change: Partial<StaffOrder>): StaffOrder => ({
  id: 1,
  number: '100001',
  createdAt: '2026-11-25T07:00:00.000Z',
  status: 'paid',
  payment: 'sbp',
  paymentStatus: 'paid',
  paidAt: '2026-11-25T07:05:00.000Z',
  heldUntil: null,
  name: 'Анна',
  phone: '+79123456789',
  email: '',
  delivery: 'courier',
  city: 'Курган',
  shopId: null,
  address: 'ул. Ленина, 1',
  comment: '',
  promoCode: null,
  goodsPrice: 1990.5,
  deliveryPrice: 356,
  deliveryDates: '27–29 ноября',
  deliveryCarrier: 'cdek',
  deliveryNote: '',
  total: 2346.5,
  refunded: 0,
  receiptLink: '',
  lines: [],
  ...change,
});
const requisite = (name: string, value: string) => `<Наименование>${name}</Наименование><Значение>${value}</Значение>`;

it('delivery is a service of its own in the sum, with its carrier and days; SBP is named', () => {
  const xml = ordersXml([order({})], new Date('2026-11-25T08:00:00Z'));
  expect(xml).toContain('<Сумма>2346.50</Сумма>');
  expect(xml).toContain('<Ид>ORDER_DELIVERY</Ид>');
  expect(xml).toContain('<ЦенаЗаЕдиницу>356.00</ЦенаЗаЕдиницу>');
  expect(xml).toContain(requisite('Метод оплаты', 'СБП на сайте'));
  expect(xml).toContain(requisite('Срок доставки', '27–29 ноября'));
  expect(xml).toContain(requisite('Служба доставки', 'СДЭК'));
});

it('what is free, or worked out by the manager, is not a service, and nothing is promised in its name', () => {
  for (const deliveryPrice of [0, null]) {
    const free = order({ deliveryPrice, deliveryDates: '', deliveryCarrier: '', total: 1990.5 });
    const xml = ordersXml([free], new Date());
    expect(xml).not.toContain('ORDER_DELIVERY');
    expect(xml).not.toContain('Срок доставки');
    expect(xml).not.toContain('Служба доставки');
  }
});
