import type { Meta, StoryObj } from '@storybook/react-vite';
import { DotColor } from './DotColor.js';

const meta = {
  id: 'kit-dot-color',
  title: 'Основа/Точка цвета',
  component: DotColor,
  args: { color: '#00756a' },
} satisfies Meta<typeof DotColor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Status: Story = {
  name: 'Статус заказа',
  tags: ['picture'],
  render: (args) => (
    <span style={{ display: 'inline-flex', gap: 8, alignItems: 'center' }}>
      <DotColor {...args} /> Готов к выдаче
    </span>
  ),
};
