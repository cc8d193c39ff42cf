import type { Meta, StoryObj } from '@storybook/react-vite';
import { RangeField } from './RangeField.js';

const meta = {
  id: 'kit-range-field',
  title: 'Поля/Диапазон',
  component: RangeField,
  args: { label: 'Цена, ₽', min: 290, max: 32000, name: 'price' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 264 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RangeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = { name: 'Весь', tags: ['S1-9'] };
export const Chosen: Story = { name: 'Выбранный', tags: ['picture'], args: { defaultValue: [4290, 18000] } };
export const Disabled: Story = { name: 'Недоступный', args: { disabled: true } };
