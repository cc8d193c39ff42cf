import type { Meta, StoryObj } from '@storybook/react-vite';
import { withBasket } from '../testing/story-shop.js';
import { DeliveryLine } from './DeliveryLine.js';

const way = { delivery: 'courier', price: 490, dates: '30 ноября – 2 декабря', carrier: 'СДЭК', version: '' };
const saying = (answer: unknown) =>
  withBasket(
    () => [],
    (backend) => backend.answer('getDelivery', answer),
  );

const meta = {
  id: 'checkout-delivery-line',
  title: 'Покупка/Доставка товара',
  component: DeliveryLine,
  decorators: [withBasket(() => [])],
  args: { id: 25, children: 'Доставка 27 ноября' },
} satisfies Meta<typeof DeliveryLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Priced: Story = { name: 'Цена и срок', tags: ['picture'] };
export const Free: Story = { name: 'Доставка бесплатно', args: { id: 21 } };
export const Far: Story = {
  name: 'Другой город, на стыке месяцев',
  decorators: [saying({ city: { id: 9, value: 'Нижний Новгород' }, freeFrom: 5000, ways: [way] })],
};
export const ByManager: Story = {
  name: 'Стоимость рассчитает менеджер',
  decorators: [saying({ city: { id: 7, value: 'Москва' }, ways: [{ ...way, price: null }] })],
};
export const Loading: Story = {
  name: 'Загружается',
  decorators: [
    withBasket(
      () => [],
      (backend) => void backend.hold('getDelivery'),
    ),
  ],
};
export const Broken: Story = {
  name: 'Не загрузилось',
  decorators: [
    withBasket(
      () => [],
      (backend) => backend.fail('getDelivery', 'http500'),
    ),
  ],
};
