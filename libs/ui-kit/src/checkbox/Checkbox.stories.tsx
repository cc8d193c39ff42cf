import type { Meta, StoryObj } from '@storybook/react-vite';
import { DotColor } from '../dot-color/DotColor.js';
import { Checkbox } from './Checkbox.js';

const meta = {
  id: 'kit-checkbox',
  title: 'Поля/Флажок',
  component: Checkbox,
  args: { label: 'Norda', count: 38 },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 264 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = { name: 'Снят' };
export const On: Story = { name: 'Стоит', args: { defaultChecked: true } };
export const Disabled: Story = { name: 'Недоступен', args: { disabled: true, count: 0 } };
export const Color: Story = {
  name: 'Цвет',
  args: {
    label: (
      <span style={{ display: 'inline-flex', gap: 8, alignItems: 'center' }}>
        <DotColor color="#C42020" /> Красный
      </span>
    ),
    count: 31,
  },
};
export const Consent: Story = {
  name: 'Согласие с ошибкой',
  tags: ['S1-2', 'picture'],
  args: {
    label: 'Соглашаюсь на обработку персональных данных и принимаю условия продажи',
    count: undefined,
    size: 'sm',
    error: 'Вы должны согласиться, чтобы продолжить!',
  },
};
