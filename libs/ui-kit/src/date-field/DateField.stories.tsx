import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateField } from './DateField.js';

const meta = {
  id: 'kit-date-field',
  title: 'Поля/Дата',
  component: DateField,
  args: { label: 'Дата рождения' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Пустая', tags: ['S1-5'] };
export const Invalid: Story = {
  name: 'С ошибкой',
  tags: ['picture'],
  args: { defaultValue: '31.02.2020', error: 'Некорректная дата' },
};
