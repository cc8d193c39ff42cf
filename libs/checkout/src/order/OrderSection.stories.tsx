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

export const Form: Story = { name: 'Форма' };
export const Credit: Story = { name: 'Кредит доступен', args: { isCreditEnabled: true } };
export const CreditMissing: Story = {
  name: 'Для кредита мало товаров',
  args: { isCreditEnabled: true },
  decorators: [withBasket(() => [lineOf({ id: 25 })])],
};
export const NoPickupPoints: Story = {
  name: 'Самовывоза нет',
  decorators: [
    withBasket(undefined, (backend) => backend.answer('getReceivePoints', { type: 'points', items: [] })),
  ],
};
export const Empty: Story = { name: 'Пустая корзина', decorators: [withBasket(() => [])] };
export const Loading: Story = {
  name: 'Загружается',
  decorators: [withBasket(undefined, (backend) => void backend.hold('getBasketItems'))],
};
export const Broken: Story = {
  name: 'Не загрузилась',
  decorators: [withBasket(undefined, (backend) => backend.fail('getBasketItems', 'http500'))],
};
