import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadingBar } from './LoadingBar.js';

const meta = {
  id: 'kit-loading-bar',
  title: 'Основа/Полоса загрузки',
  component: LoadingBar,
  args: { isActive: true },
} satisfies Meta<typeof LoadingBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = { name: 'Идёт загрузка', tags: ['S1-4', 'picture'] };
export const Idle: Story = { name: 'Покой', tags: ['S1-4'], args: { isActive: false } };
