import type { Meta, StoryObj } from '@storybook/react-vite';
import { withBasket } from '../testing/story-shop.js';
import { lineOf } from '../testing/shop-fixtures.js';
import { OrderSection } from './OrderSection.js';

const meta = {
  id: 'checkout-order',
  title: 'Покупка/Оформление заказа',
  component: OrderSection,
  decorators: [withBasket()],
  args: { onNavigate: () => {}, freeDeliveryLimit: 1_000_000 },
} satisfies Meta<typeof OrderSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = { name: 'Форма', tags: ['S2-2', 'S2-4', 'picture'] };
export const Credit: Story = { name: 'Кредит доступен', tags: ['S2-9'], args: { isCreditEnabled: true } };
export const CreditMissing: Story = {
  name: 'Для кредита мало товаров',
  tags: ['S2-8', 'S2-9'],
  args: { isCreditEnabled: true },
  decorators: [withBasket(() => [lineOf({ id: 25 })])],
};
const inSurgut = () =>
  withBasket(undefined, (backend) => backend.answer('getLocation', { curLocation: { id: 2, value: 'Сургут' } }));

export const Points: Story = {
  name: 'Город с пунктами: только картой',
  tags: ['S2-9'],
  decorators: [inSurgut()],
};
export const PointsWithoutCards: Story = {
  name: 'Карт нет, а в городе платят только картой',
  tags: ['S2-9'],
  args: { isCardEnabled: false },
  decorators: [inSurgut()],
};
export const PickupOpen: Story = {
  name: 'Выбор адреса самовывоза',
  tags: ['S2-2'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Выбрать на карте или в списке' }));
    await canvas.findByRole('dialog', { name: 'Магазины, Тюмень' });
  },
};
export const PickupChosen: Story = {
  name: 'Адрес самовывоза выбран',
  tags: ['S2-4'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Выбрать на карте или в списке' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'ул. Мельникайте, 103' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Забрать здесь' }));
    await canvas.findByRole('button', { name: 'изменить' });
  },
};
export const Courier: Story = {
  name: 'Курьер',
  tags: ['S2-4'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Курьер' }));
  },
};
export const Invalid: Story = {
  name: 'Не заполнено',
  tags: ['S2-5'],
  play: async ({ canvas, userEvent }) => {
    for (const box of await canvas.findAllByRole('checkbox')) await userEvent.click(box);
    await userEvent.click(await canvas.findByRole('button', { name: 'Перейти к оплате' }));
    await canvas.findAllByText('Обязательное поле');
  },
};
export const PointsBroken: Story = {
  name: 'Адреса не загрузились',
  tags: ['S2-8'],
  decorators: [withBasket(undefined, (backend) => backend.fail('getReceivePoints', 'http500'))],
};
export const NoPickupPoints: Story = {
  name: 'Самовывоза нет',
  tags: ['S2-8'],
  decorators: [withBasket(undefined, (backend) => backend.answer('getReceivePoints', { type: 'points', items: [] }))],
};
export const Empty: Story = { name: 'Пусто', decorators: [withBasket(() => [])] };
export const Loading: Story = {
  name: 'Загружается',
  tags: ['S2-7'],
  decorators: [withBasket(undefined, (backend) => void backend.hold('getBasketItems'))],
};
export const Broken: Story = {
  name: 'Не загрузилось',
  decorators: [withBasket(undefined, (backend) => backend.fail('getBasketItems', 'http500'))],
};
/** Fills what every order needs: a buyer, an address, both consents. */
const fill: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^Имя/ }), 'Анна Петрова');
  await userEvent.type(canvas.getByRole('textbox', { name: /^Телефон/ }), '9123456789');
  await userEvent.type(canvas.getByRole('textbox', { name: /^E-mail/ }), 'anna@example.ru');
  await userEvent.click(await canvas.findByRole('button', { name: 'Выбрать на карте или в списке' }));
  await userEvent.click(await canvas.findByRole('radio', { name: 'ул. Мельникайте, 103' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Забрать здесь' }));
  await userEvent.click(await canvas.findByRole('radio', { name: /^При получении/ }));
  for (const box of canvas.getAllByRole('checkbox')) await userEvent.click(box);
};
const order: NonNullable<Story['play']> = async (context) => {
  await fill(context);
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Оформить заказ' }));
};
export const OnDelivery: Story = {
  name: 'Оплата при получении: «Оформить заказ»',
  tags: ['S2-4'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^При получении/ }));
    await canvas.findByRole('button', { name: 'Оформить заказ' });
  },
};
export const NoConsent: Story = {
  name: 'Без согласия кнопка закрыта',
  tags: ['S2-5'],
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Перейти к оплате' });
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Принимаю условия продажи/ }));
    if (!button.hasAttribute('disabled')) throw new Error('The order may be sent without a consent');
  },
};
export const Sending: Story = {
  name: 'Отправляется',
  tags: ['S2-4'],
  decorators: [withBasket(undefined, (backend) => void backend.hold('createOrder'))],
  play: order,
};
export const Booked: Story = {
  name: 'Заказ принят: товар забронирован',
  tags: ['S2-4'],
  play: async (context) => {
    await order(context);
    await context.canvas.findByRole('dialog', { name: 'Товар забронирован!' });
  },
};
export const DeliveryChanged: Story = {
  name: 'Стоимость доставки изменилась',
  args: { isDeliveryPriced: true },
  decorators: [
    withBasket(
      () => [lineOf({ id: 25 })],
      (backend) => {
        backend.answer('getDelivery', {
          freeFrom: 5000,
          ways: [{ delivery: 'pickup', price: 190, dates: '29 ноября', version: 'old' }],
        });
      },
    ),
  ],
  play: async (context) => {
    await order(context);
    await context.canvas.findByRole('dialog', { name: 'Стоимость доставки изменилась' });
  },
};
export const Refused: Story = {
  name: 'Заказ не принят',
  tags: ['S2-4', 'S2-8'],
  decorators: [withBasket(undefined, (backend) => backend.fail('createOrder', 'http500'))],
  play: async (context) => {
    await order(context);
    await context.canvas.findByRole('dialog', { name: 'Что-то пошло не так' });
  },
};
const chooseCourier: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: 'Курьер' }));
};
const cheap = () => withBasket(() => [lineOf({ id: 25 })]);
export const DeliveryPriced: Story = {
  name: 'Цена и срок доставки, итог на кнопке',
  args: { isDeliveryPriced: true, isSbpEnabled: true },
  decorators: [cheap()],
  play: async (context) => {
    await chooseCourier(context);
    await context.canvas.findAllByText(/^250/);
  },
};
export const DeliveryCounting: Story = {
  name: 'Стоимость доставки считается',
  args: { isDeliveryPriced: true },
  decorators: [
    withBasket(
      () => [lineOf({ id: 25 })],
      (backend) => void backend.hold('getDelivery'),
    ),
  ],
  play: chooseCourier,
};
export const DeliveryFailed: Story = {
  name: 'Стоимость доставки не узнать',
  args: { isDeliveryPriced: true },
  decorators: [
    withBasket(
      () => [lineOf({ id: 25 })],
      (backend) => backend.fail('getDelivery', 'http500'),
    ),
  ],
  play: chooseCourier,
};
export const Sbp: Story = {
  name: 'СБП рядом с картой',
  args: { isSbpEnabled: true, isCreditEnabled: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'СБП' }));
    await canvas.findByRole('button', { name: 'Перейти к оплате' });
  },
};
export const EmailOptional: Story = { name: 'E-mail не обязателен', args: { isEmailRequired: false } };
export const FreeDelivery: Story = { name: 'Доставка бесплатно', tags: ['S2-9'], args: { freeDeliveryLimit: 100_000 } };
export const Long: Story = {
  name: 'Длинные названия, миллион, нет картинок',
  decorators: [
    withBasket(undefined, (backend) =>
      backend.answer('getBasketItems', {
        items: [1, 2, 3].map((id) => ({
          id,
          title: 'Водонепроницаемый-противоударный-тридцатипятилитровый рюкзак для велосипедистов и байдарочников',
          price: 1_000_000,
          oldPrice: 1_234_567.89,
          quantity: 9,
          img: '',
          store: [{ id: 1, address: 'ул. Республики, 65', amount: 9 }],
        })),
      }),
    ),
  ],
};
