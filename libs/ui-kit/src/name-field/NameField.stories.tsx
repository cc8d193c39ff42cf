import type { Meta, StoryObj } from '@storybook/react-vite';
import { NameField } from './NameField.js';

const meta = {
  id: 'kit-name-field',
  title: 'Поля/Имя',
  component: NameField,
  args: { label: 'Имя' },
} satisfies Meta<typeof NameField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Пустое' };
export const Required: Story = {
  name: 'Обязательное',
  tags: ['picture'],
  args: { required: true, placeholder: 'Имя и фамилия' },
};
