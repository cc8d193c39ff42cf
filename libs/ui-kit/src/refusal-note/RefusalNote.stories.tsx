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
export const Plate: Story = {
  name: 'На плашке под иконкой',
  tags: ['picture'],
  args: { text: 'Не удалось добавить в избранное', place: 'plate' },
  render: (args) => (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'end', inlineSize: 160, containerType: 'inline-size' }}>
      <IconButton label="В избранное" variant="float">
        <HeartIcon />
      </IconButton>
      <RefusalNote {...args} />
    </div>
  ),
};
export const Above: Story = {
  name: 'Над кнопкой карточки',
  args: { place: 'above' },
  render: (args) => (
    <div style={{ position: 'relative', inlineSize: 220, marginBlockStart: 80, containerType: 'inline-size' }}>
      <Button isFullWidth>В корзину</Button>
      <RefusalNote {...args} />
    </div>
  ),
};
