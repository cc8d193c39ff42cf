import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from './Price.js';

const meta = {
  id: 'kit-price',
  title: 'Основа/Цена',
  component: Price,
  args: { value: 549000 },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: 'Обычная', tags: ['S1-1'] };
export const Sale: Story = { name: 'Со скидкой', tags: ['picture'], args: { value: 1899000, oldValue: 2399000 } };
export const Large: Story = { name: 'На странице товара', args: { value: 1249000, oldValue: 1599000, size: 'lg' } };
export const Small: Story = { name: 'В корзине', args: { value: 498000, oldValue: 599000, size: 'sm' } };
export const Kopecks: Story = { name: 'С копейками', args: { value: 9990 } };
export const Million: Story = { name: 'Миллион', tags: ['S1-9'], args: { value: 100_000_000, oldValue: 123_456_789 } };
