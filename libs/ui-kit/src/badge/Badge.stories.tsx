import type { Meta, StoryObj } from '@storybook/react-vite';
import { StarIcon } from '../icon/icons.js';
import { Badge } from './Badge.js';
import { CountBadge } from './CountBadge.js';

const meta = {
  id: 'kit-badge',
  title: 'Основа/Метка',
  component: Badge,
  args: { children: '−21%', kind: 'discount' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Kinds: Story = {
  name: 'Виды',
  tags: ['S1-3', 'picture'],
  render: () => (
    <div style={{ display: 'flex', gap: 4, flexWrap: 'wrap' }}>
      <Badge kind="discount">−21%</Badge>
      <Badge kind="recommended">
        <StarIcon /> Советуем
      </Badge>
      <Badge kind="new">Новинка</Badge>
      <Badge>Под заказ</Badge>
      <Badge kind="discount" size="lg">
        −22%
      </Badge>
    </div>
  ),
};

export const Counts: Story = {
  name: 'Счётчик',
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      <CountBadge count={5} />
      <CountBadge count={12} tone="primary" />
      <CountBadge count={140} />
      <span>ноль не виден:</span>
      <CountBadge count={0} />
    </div>
  ),
};
