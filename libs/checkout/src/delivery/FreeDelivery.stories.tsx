import type { Meta, StoryObj } from '@storybook/react-vite';
import { FreeDelivery } from './FreeDelivery.js';

const meta = {
  id: 'checkout-free-delivery',
  title: 'Покупка/До бесплатной доставки',
  component: FreeDelivery,
  args: { salePrice: 376_000, freeFrom: 500_000 },
} satisfies Meta<typeof FreeDelivery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Left: Story = { name: 'Осталось немного', tags: ['picture'] };
export const Begun: Story = { name: 'Только начали', args: { salePrice: 9_900 } };
export const AtLimit: Story = { name: 'Ровно порог: ещё платно', args: { salePrice: 500_000 } };
export const Reached: Story = { name: 'Доставка бесплатно', args: { salePrice: 747_700 } };
export const Million: Story = { name: 'Миллион рублей', args: { salePrice: 12_345, freeFrom: 100_000_000 } };
