import { carrierNames } from '../adapters/carrier.js';
import { escapeXml } from '../pages/feed/feed-xml.js';
import { closedStates, type OrderState } from '../shop/orders/order-machine.js';
import { orderStatus } from '../shop/orders/order-status.js';
import { shopTimeZone } from '../shop/shop-time.js';
import type { StaffOrder } from '../shop/staff/staff-order.js';

const element = (name: string, text: string | number): string => `<${name}>${escapeXml(String(text))}</${name}>`;
const parts = (name: string, ...inside: readonly string[]): string => `<${name}>${inside.join('')}</${name}>`;
const money = (roubles: number): string => roubles.toFixed(2);

/** The Swedish locale formats moments as ISO does. */
const clock = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'medium', timeZone: shopTimeZone });
/** Day and time of the shop's clock: documents of an accounting system know no time zones. */
const shopMoment = (moment: Date): string[] => clock.format(moment).split(' ');

const requisites = (values: Readonly<Record<string, string>>): string =>
  parts(
    'ЗначенияРеквизитов',
    ...Object.entries(values).map(([name, value]) =>
      parts('ЗначениеРеквизита', element('Наименование', name), element('Значение', value)),
    ),
  );

const piece = '<БазоваяЕдиница Код="796" НаименованиеПолное="Штука" МеждународноеСокращение="PCE">шт</БазоваяЕдиница>';

type Line = StaffOrder['lines'][number];

/** Goods are identified by the id of the offer that they came from; those of the shop's own by the number of the variant. */
const lineXml = ({ offerId, variantId, title, properties, price, quantity, sum }: Line): string =>
  parts(
    'Товар',
    element('Ид', offerId ?? variantId),
    element('Наименование', title),
    piece,
    element('ЦенаЗаЕдиницу', money(price)),
    element('Количество', quantity),
    element('Сумма', money(sum)),
    properties.length === 0
      ? ''
      : parts(
          'ХарактеристикиТовара',
          ...properties.map(({ name, value }) =>
            parts('ХарактеристикаТовара', element('Наименование', name), element('Значение', value)),
          ),
        ),
    requisites({ ВидНоменклатуры: 'Товар', ТипНоменклатуры: 'Товар' }),
  );

const deliveryXml = (price: number): string =>
  parts(
    'Товар',
    element('Ид', 'ORDER_DELIVERY'),
    element('Наименование', 'Доставка заказа'),
    piece,
    element('ЦенаЗаЕдиницу', money(price)),
    element('Количество', 1),
    element('Сумма', money(price)),
    requisites({ ВидНоменклатуры: 'Услуга', ТипНоменклатуры: 'Услуга' }),
  );

/** A buyer is recognised by the phone. */
function buyerXml({ name, phone, email, city, address, delivery }: StaffOrder): string {
  const contact = (type: string, value: string): string =>
    value === '' ? '' : parts('Контакт', element('Тип', type), element('Значение', value));
  return parts(
    'Контрагент',
    element('Ид', phone.replace(/\D/g, '')),
    element('Наименование', name),
    element('ПолноеНаименование', name),
    element('Роль', 'Покупатель'),
    delivery === 'courier'
      ? parts('АдресРегистрации', element('Представление', [city, address].filter(Boolean).join(', ')))
      : '',
    parts('Контакты', contact('Телефон', phone), contact('Почта', email)),
  );
}

const payments = {
  card: 'Картой на сайте',
  sbp: 'СБП на сайте',
  onDelivery: 'При получении',
  credit: 'Кредит',
} as const;

function documentXml(order: StaffOrder): string {
  const { number, status, payment, delivery } = order;
  const [date = '', time = ''] = shopMoment(new Date(order.createdAt));
  const isCancelled = closedStates.includes(status);
  return parts(
    'Документ',
    element('Ид', number),
    element('Номер', number),
    element('Дата', date),
    element('Время', time),
    element('ХозОперация', 'Заказ товара'),
    element('Роль', 'Продавец'),
    element('Валюта', 'RUB'),
    element('Курс', 1),
    element('Сумма', money(order.total)),
    parts('Контрагенты', buyerXml(order)),
    element('Комментарий', order.comment),
    parts(
      'Товары',
      ...order.lines.map(lineXml),
      order.deliveryPrice === null || order.deliveryPrice === 0 ? '' : deliveryXml(order.deliveryPrice),
    ),
    requisites({
      'Статус заказа': orderStatus(status, payment).text,
      'Статуса заказа ИД': status,
      'Метод оплаты': payments[payment],
      'Заказ оплачен': String(order.paidAt !== null && order.paymentStatus !== 'refunded'),
      ...(order.paidAt === null ? {} : { 'Дата оплаты': shopMoment(new Date(order.paidAt)).join('T') }),
      'Способ доставки': delivery === 'courier' ? 'Курьер' : 'Самовывоз',
      ...(order.deliveryDates === '' ? {} : { 'Срок доставки': order.deliveryDates }),
      ...(order.deliveryCarrier === '' ? {} : { 'Служба доставки': carrierNames[order.deliveryCarrier] }),
      'Адрес доставки': [order.city, order.address].filter(Boolean).join(', '),
      ...(order.promoCode === null ? {} : { Промокод: order.promoCode }),
      Отменен: String(isCancelled),
      'Финальный статус': String(isCancelled || isFinal(status)),
    }),
  );
}

const isFinal = (status: OrderState): boolean => status === 'done';

/** Orders as a document of CommerceML that all its versions since 2.05 read. */
export function ordersXml(orders: readonly StaffOrder[], now: Date): string {
  const head = `<?xml version="1.0" encoding="UTF-8"?>\n<КоммерческаяИнформация ВерсияСхемы="2.05" ДатаФормирования="${shopMoment(now).join('T')}">\n`;
  return `${head}${orders.map((order) => `${documentXml(order)}\n`).join('')}</КоммерческаяИнформация>\n`;
}
