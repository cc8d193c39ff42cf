import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ReceivePointList, type ReceivePointListProps } from './ReceivePointList.js';

function Choosing(props: ReceivePointListProps) {
  const [chosenId, setChosenId] = useState(props.chosenId ?? null);
  return <ReceivePointList {...props} chosenId={chosenId} onChoose={setChosenId} />;
}

const meta = {
  id: 'location-receive-points',
  title: 'Город/Список магазинов',
  component: ReceivePointList,
  args: {
    points: [
      {
        id: 1,
        address: 'ул. Республики, 65',
        phone: '3452500001',
        workTime: 'ежедневно 10:00–21:00',
        coords: [57.15, 65.55],
        icon: '',
      },
      { id: 2, address: 'ул. Мельникайте, 103', phone: '', workTime: '', coords: null, icon: '' },
      {
        id: 3,
        address:
          'микрорайон Тюменский-2, улица Александра Протозанова, 8, корпус 1, торговый центр «Остров», второй этаж',
        phone: '3452500003',
        workTime: 'пн–пт 10:00–20:00, сб–вс 11:00–18:00, перерыв 14:00–15:00',
        coords: [57.11, 65.6],
        icon: '',
      },
    ],
  },
} satisfies Meta<typeof ReceivePointList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: 'Без карты', tags: ['S1-3'] };
export const Chosen: Story = {
  name: 'Рядом с картой, выбран',
  tags: ['picture'],
  args: { chosenId: 1 },
  render: (args) => <Choosing {...args} />,
};
export const None: Story = { name: 'Пусто', args: { points: [] } };
export const One: Story = {
  name: 'Один магазин',
  args: {
    points: [
      {
        id: 1,
        address: 'ул. Республики, 65',
        phone: '3452500001',
        workTime: 'ежедневно 10:00–21:00',
        coords: null,
        icon: '',
      },
    ],
  },
};
export const TwentyOne: Story = {
  name: 'Двадцать один пункт',
  args: {
    points: Array.from({ length: 21 }, (_, index) => ({
      id: index + 1,
      address: `ул. Широтная, ${index + 1}`,
      phone: '3452500001',
      workTime: 'пн–пт 9:00–19:00',
      coords: null,
      icon: '',
    })),
  },
};
