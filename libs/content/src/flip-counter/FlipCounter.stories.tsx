import type { Meta, StoryObj } from '@storybook/react-vite';
import { FlipCounter } from './FlipCounter.js';

const meta = {
  id: 'content-flip-counter',
  title: 'Содержание/Перекидной счётчик',
  component: FlipCounter,
  args: { value: 12480 },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FlipCounter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: 'Обычный', tags: ['S1-2', 'picture'] };
export const Zero: Story = { name: 'Ноль', args: { value: 0 } };
export const Long: Story = { name: 'Миллионы', args: { value: 21_345_671 } };
export const OtherWords: Story = {
  name: 'Другие слова',
  args: { value: 21, texts: { caption: () => 'походов за сезон' } },
};
