import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { QuantityField } from './QuantityField.js';

const meta = {
  id: 'kit-quantity-field',
  title: 'Поля/Количество',
  component: QuantityField,
  args: { value: 1, onChange: () => {}, max: 7 },
  render: function Alive(args) {
    const [value, setValue] = useState(args.value);
    return <QuantityField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof QuantityField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = { name: 'Одна', tags: ['S1-4', 'picture'] };
export const AtCap: Story = { name: 'Все, что есть', tags: ['S2-5'], args: { value: 7 } };
export const Small: Story = { name: 'Компактное', args: { size: 'sm', value: 2 } };
export const Disabled: Story = { name: 'Недоступное', args: { disabled: true } };
