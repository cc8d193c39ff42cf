import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReceivePointList } from './ReceivePointList.js';

const meta = {
  id: 'location-receive-points',
  title: 'Город/Список магазинов',
  component: ReceivePointList,
  args: {
    points: [
      { id: 1, address: 'ул. Республики, 65', phone: '3452500001', workTime: 'ежедневно 10:00–21:00', coords: [57.15, 65.55], icon: '' },
      { id: 2, address: 'ул. Мельникайте, 103', phone: '', workTime: '', coords: null, icon: '' },
    ],
  },
} satisfies Meta<typeof ReceivePointList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = { name: 'Два магазина' };
export const None: Story = { name: 'Пусто', args: { points: [] } };
