import type { Meta, StoryObj } from '@storybook/react-vite';
import { MailIcon } from '../icon/icons.js';
import { TextAreaField } from './TextAreaField.js';
import { TextField } from './TextField.js';

const meta = {
  id: 'kit-text-field',
  title: 'Поля/Строка и текст',
  component: TextField,
  args: { label: 'Имя', placeholder: 'Имя и фамилия' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Пустая' };
export const Filled: Story = { name: 'Заполненная', args: { defaultValue: 'Анна Северова', required: true } };
export const WithHint: Story = {
  name: 'С подсказкой',
  args: { label: 'E-mail', hint: 'Пришлём чек', iconStart: <MailIcon size={18} /> },
};
export const Invalid: Story = {
  name: 'С ошибкой',
  tags: ['picture'],
  args: { label: 'E-mail', defaultValue: 'anna@', error: 'Некорректный email' },
};
export const Disabled: Story = { name: 'Недоступная', args: { disabled: true, defaultValue: 'Анна' } };
export const ReadOnly: Story = { name: 'Только чтение', args: { readOnly: true, defaultValue: 'Анна Северова' } };
export const Area: Story = {
  name: 'Текст',
  render: () => <TextAreaField label="Комментарий" placeholder="Подъезд, этаж, домофон" />,
};
