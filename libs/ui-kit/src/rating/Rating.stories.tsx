import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from '../link/TextLink.js';
import { Rating } from './Rating.js';

const meta = {
  id: 'kit-rating',
  title: 'Основа/Оценка',
  component: Rating,
  args: { value: 4.3, count: 12 },
} satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Compact: Story = { name: 'На карточке' };
export const Stars: Story = {
  name: 'На странице товара',
  tags: ['picture'],
  args: { value: 4.8, count: 64, variant: 'stars', renderCount: (text) => <TextLink href="#reviews">{text}</TextLink> },
};
export const Alone: Story = { name: 'Без отзывов', args: { value: 3.5, count: undefined, variant: 'stars' } };
