import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordField } from './PasswordField.js';

const meta = {
  id: 'kit-password-field',
  title: 'Поля/Пароль',
  component: PasswordField,
  args: { label: 'Пароль' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Пустой' };
export const Invalid: Story = {
  name: 'С ошибкой',
  tags: ['picture'],
  args: { defaultValue: 'abc', error: 'Пароль должен быть не менее 6 символов' },
};
export const Filled: Story = { name: 'Заполненный', args: { defaultValue: 'tropa2026' } };
export const Shown: Story = {
  name: 'Показанный',
  args: { defaultValue: 'tropa2026' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать пароль' }));
  },
};
export const Disabled: Story = { name: 'Недоступный', args: { defaultValue: 'tropa2026', disabled: true } };
