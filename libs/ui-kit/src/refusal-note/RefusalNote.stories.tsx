import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.js';
import { IconButton } from '../button/IconButton.js';
import { HeartIcon } from '../icon/icons.js';
import { RefusalNote } from './RefusalNote.js';

const meta = {
  id: 'kit-refusal-note',
  title: 'Отклик/Отказ у кнопки',
  component: RefusalNote,
  args: { text: 'Не удалось добавить в корзину. Попробуйте ещё раз.' },
} satisfies Meta<typeof RefusalNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {
  name: 'Строкой под кнопкой',
  render: (args) => (
    <div>
      <Button>В корзину</Button>
      <RefusalNote {...args} />
    </div>
  ),
};
export const Start: Story = {
  name: 'Рядом с иконкой',
  args: { text: 'Не удалось добавить в избранное', place: 'start' },
  render: (args) => (
    <div style={{ display: 'grid', justifyItems: 'end', inlineSize: 240, containerType: 'inline-size' }}>
      <span style={{ position: 'relative' }}>
        <IconButton label="В избранное" variant="float">
          <HeartIcon />
        </IconButton>
        <RefusalNote {...args} />
      </span>
    </div>
  ),
};
