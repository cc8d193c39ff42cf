import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.js';
import { PhoneField } from '../phone-field/PhoneField.js';
import { TextField } from '../text-field/TextField.js';
import { FormFrame } from './FormFrame.js';

const meta = {
  id: 'kit-form-frame',
  title: 'Поля/Форма',
  component: FormFrame,
  args: {
    label: 'Обратный звонок',
    children: (
      <>
        <TextField label="Имя" />
        <PhoneField label="Телефон" required />
        <Button size="lg">Позвоните мне</Button>
      </>
    ),
  },
} satisfies Meta<typeof FormFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Пустая' };
export const Refused: Story = {
  name: 'Ошибка',
  tags: ['picture'],
  args: { error: 'Магазин не принял заявку. Попробуйте ещё раз.' },
};
