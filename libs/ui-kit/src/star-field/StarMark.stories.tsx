import type { Meta, StoryObj } from '@storybook/react-vite';
import { StarMark } from './StarMark.js';

const meta = {
  id: 'kit-star-mark',
  title: 'Основа/Поставленная оценка',
  component: StarMark,
  args: { value: 4 },
} satisfies Meta<typeof StarMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Given: Story = { name: 'Очень хорошо', tags: ['picture'] };
export const Best: Story = { name: 'Отлично', args: { value: 5 } };
export const Unset: Story = { name: 'Нет оценки', args: { value: 0 } };
