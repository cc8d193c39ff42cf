import type { Meta, StoryObj } from '@storybook/react-vite';
import { PhoneField } from './PhoneField.js';

const meta = {
  id: 'kit-phone-field',
  title: 'Поля/Телефон',
  component: PhoneField,
  args: { label: 'Телефон' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Пустой' };
export const Filled: Story = { name: 'Заполненный', tags: ['S1-5', 'picture'], args: { defaultValue: '89123456789' } };
export const Invalid: Story = {
  name: 'С ошибкой',
  args: { defaultValue: '91234', error: 'Телефон не может быть меньше 10 символов' },
};
export const Disabled: Story = { name: 'Недоступный', args: { disabled: true, defaultValue: '9123456789' } };
