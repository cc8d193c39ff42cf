import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tabs } from './Tabs.js';

const meta = {
  id: 'kit-tabs',
  title: 'Навигация/Вкладки',
  component: Tabs,
  args: {
    label: 'Аксессуары',
    items: [
      { id: 'safety', title: 'Безопасность', content: 'Шлемы, защита, фонари.' },
      { id: 'comfort', title: 'Комфорт', content: 'Коврики, термосы, сидушки.' },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Accessories: Story = { name: 'Аксессуары', tags: ['picture'] };
export const Second: Story = { name: 'Открыта вторая', args: { defaultValue: 'comfort' } };
