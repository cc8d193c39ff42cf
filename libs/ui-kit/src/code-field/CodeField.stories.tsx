import type { Meta, StoryObj } from '@storybook/react-vite';
import { CodeField } from './CodeField.js';

const meta = {
  id: 'kit-code-field',
  title: 'Поля/Код из смс',
  component: CodeField,
  args: { label: 'Код из смс' },
} satisfies Meta<typeof CodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Пустой', tags: ['S2-9'] };
export const Filled: Story = { name: 'Заполненный', tags: ['S2-5', 'picture'], args: { defaultValue: '4821' } };
export const Invalid: Story = { name: 'Неверный', args: { defaultValue: '1111', error: 'Неверный код' } };
export const Disabled: Story = { name: 'Проверяется', args: { defaultValue: '4821', readOnly: true } };
