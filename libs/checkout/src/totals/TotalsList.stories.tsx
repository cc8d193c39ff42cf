import type { Meta, StoryObj } from '@storybook/react-vite';
import { TotalsList } from './TotalsList.js';

const meta = {
  id: 'checkout-totals',
  title: 'Покупка/Итог',
  component: TotalsList,
  args: { totals: { pieces: 3, full: 2_097_000, discount: 350_000, price: 1_747_000 } },
} satisfies Meta<typeof TotalsList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basket: Story = { name: 'В корзине' };
export const FreeDelivery: Story = {
  name: 'Доставка бесплатно',
  tags: ['picture'],
  args: { receiving: { isFree: true } },
};
export const PaidDelivery: Story = {
  name: 'Доставку считает менеджер',
  tags: ['S2-9'],
  args: { receiving: { isFree: false } },
};
export const PricedDelivery: Story = {
  name: 'Доставка за деньги, со сроком',
  args: { receiving: { isFree: false, price: 250_00, note: '28–30 ноября' } },
};
export const FromPrice: Story = {
  name: 'Доставка «от», способ ещё не выбран',
  args: { receiving: { label: 'Доставка в Тюмень', isFree: false, text: 'от 250 ₽', note: '28–30 ноября' } },
};
export const NoDiscount: Story = {
  name: 'Без скидки',
  args: { totals: { pieces: 1, full: 99_90, discount: 0, price: 99_90 } },
};
export const Million: Story = {
  name: 'Миллион рублей',
  args: {
    totals: { pieces: 21, full: 123_456_789, discount: 23_456_789, price: 100_000_000 },
    receiving: { isFree: true },
  },
};
