import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.js';

const meta = {
  id: 'kit-skeleton',
  title: 'Основа/Скелет',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = { name: 'Строка', args: { width: 240 } };
export const Card: Story = {
  name: 'Карточка',
  tags: ['picture'],
  render: () => (
    <div style={{ inlineSize: 215, display: 'grid', gap: 8 }}>
      <Skeleton variant="block" ratio={1} />
      <Skeleton width="50%" />
      <Skeleton />
      <Skeleton width="80%" />
      <Skeleton variant="block" height={44} />
    </div>
  ),
};
export const Circle: Story = { name: 'Круг', args: { variant: 'circle', width: 64 } };
