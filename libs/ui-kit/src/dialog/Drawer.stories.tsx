import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.js';
import { BottomSheet } from './BottomSheet.js';
import { Drawer } from './Drawer.js';

const meta = {
  id: 'kit-drawer',
  title: 'Слои/Панель',
  component: Drawer,
  // In the docs each opens in its own frame: all at once they would cover the page.
  parameters: { docs: { story: { inline: false, height: 480 } } },
  args: { isOpen: true, onClose: () => {}, title: 'Каталог', children: 'Лыжи, коньки, туризм' },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Left: Story = { name: 'Слева', tags: ['S1-2'] };
export const Right: Story = {
  name: 'Справа, с кнопкой',
  tags: ['picture'],
  args: { side: 'right', title: 'Фильтры', footer: <Button isFullWidth>Показать 214 товаров</Button> },
};
export const Bottom: Story = {
  name: 'Снизу',
  render: () => (
    <BottomSheet isOpen onClose={() => {}} title="Размер" footer={<Button isFullWidth>В корзину</Button>}>
      S, M, L
    </BottomSheet>
  ),
};
