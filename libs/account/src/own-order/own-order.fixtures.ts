const item = (lineId: number, title: string, price: number, quantity: number, returnable = 0) => ({
  id: lineId,
  retailId: null,
  lineId,
  returnable,
  title,
  link: `/product/${lineId}/`,
  img: '',
  price,
  quantity,
  properties: [],
});

/** An order for its own page as a server sends it: paid and being assembled, without a delivery price. */
export const wireOrder = {
  id: 7,
  number: '100245',
  date: '05.11.2026',
  items: [item(71, 'Палатка трёхместная Вега Про 3', 21990, 1), item(72, 'Фонарь походный Искра 900 лм', 2490.5, 2)],
  status: {
    text: 'Собирается',
    color: '#1258A8',
    isCancelAvailable: false,
    isRepeatAvailable: true,
    paymentLink: '',
    creditLink: '',
  },
  address: 'Тюмень, ул. Республики, 65',
  delivery: { value: 'Доставка курьером' },
  steps: [
    { text: 'Оформлен, ждёт оплаты', at: '05.11.2026, 12:30' },
    { text: 'Оплачен', at: '05.11.2026, 12:34' },
    { text: 'Собирается', at: '06.11.2026, 09:02' },
    { text: 'Передан курьеру', at: '' },
    { text: 'Получен', at: '' },
  ],
  goodsPrice: 26971,
  deliveryPrice: null,
  total: 26971,
  promocode: '',
  payment: { value: 'Картой на сайте', state: 'оплачено' },
  recipient: { name: 'Анна Петрова', phone: '+7 (912) 345-67-89', email: 'anna@example.ru' },
  comment: 'Домофон 42',
  receiptLink: 'https://ofd.example/check/1',
  returnRule: { isAvailable: false, until: '', refusal: '' },
  returns: [] as object[],
};

/** The same, received: its lines may be returned. */
export const receivedOrder = {
  ...wireOrder,
  items: [
    item(71, 'Палатка трёхместная Вега Про 3', 21990, 1, 1),
    item(72, 'Фонарь походный Искра 900 лм', 2490.5, 2, 2),
  ],
  status: { ...wireOrder.status, text: 'Получен', color: '#00756A' },
  deliveryPrice: 0,
  steps: [
    ...wireOrder.steps.slice(0, 3),
    { text: 'Передан курьеру', at: '06.11.2026, 14:20' },
    { text: 'Получен', at: '07.11.2026, 18:45' },
  ],
  returnRule: { isAvailable: true, until: '14.11.2026', refusal: '' },
};

/** A return request of its buyer that the shop has approved. */
export const approvedReturn = {
  id: 1,
  date: '08.11.2026',
  status: { text: 'Одобрен, ждём товар', color: '#1258A8' },
  reason: 'Не подошёл размер',
  note: 'Оказалась велика.',
  answer: 'Принесите палатку в любой магазин «Тропа» с паспортом.\nДеньги вернутся на карту за несколько дней.',
  items: [{ title: 'Палатка трёхместная Вега Про 3', quantity: 1 }],
};

/** The shop's message when the seven days are over. */
export const lateRefusal =
  'Вернуть покупку без объяснения причин можно было до 14.11.2026: на это даётся семь дней после получения. ' +
  'Если в товаре обнаружился недостаток, позвоните нам: 8 (800) 301-42-43.';
