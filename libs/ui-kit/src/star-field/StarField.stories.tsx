import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { StarField } from './StarField.js';
import type { StarFieldProps } from './StarField.js';

function Kept(props: StarFieldProps) {
  const [value, setValue] = useState(props.value);
  return <StarField {...props} value={value} onChange={setValue} />;
}

const meta = {
  id: 'kit-star-field',
  title: 'Поля/Звёзды',
  component: StarField,
  args: { label: 'Ваша оценка', value: 0, onChange: () => {} },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof StarField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unset: Story = { name: 'Нет оценки', tags: ['S2-9'] };
export const One: Story = { name: 'Не очень хорошо', tags: ['S2-9'], args: { value: 1 } };
export const Two: Story = { name: 'Удовлетворительно', tags: ['S2-9'], args: { value: 2 } };
export const Three: Story = { name: 'Хорошо', tags: ['S2-9'], args: { value: 3 } };
export const Four: Story = { name: 'Очень хорошо', tags: ['S2-9', 'picture'], args: { value: 4 } };
export const Five: Story = { name: 'Отлично', tags: ['S2-9'], args: { value: 5 } };
export const Missing: Story = {
  name: 'Оценка нужна',
  args: { isRequired: true, error: 'Необходимо поставить оценку' },
};
