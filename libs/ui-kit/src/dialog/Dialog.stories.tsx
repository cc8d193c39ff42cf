import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/Button.js';
import { Dialog } from './Dialog.js';

const meta = {
  id: 'kit-dialog',
  title: 'Слои/Диалог',
  component: Dialog,
  // In the docs each opens in its own frame: all at once they would cover the page.
  parameters: { docs: { story: { inline: false, height: 480 } } },
  args: {
    isOpen: true,
    onClose: () => {},
    title: 'Товар добавлен',
    children: 'Рюкзак туристический Тайга 65+10, красный, M',
    footer: (
      <>
        <Button href="#basket">Перейти в корзину</Button>
        <Button variant="outline">Продолжить покупки</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { name: 'Открыт', tags: ['picture'] };
export const Long: Story = {
  name: 'Длинное содержимое',
  args: { size: 'md', title: 'Таблица размеров', children: <div style={{ blockSize: 1600 }}>Размеры</div> },
};
export const Wide: Story = {
  name: 'Карта',
  tags: ['S1-9'],
  args: { size: 'lg', title: 'Магазины', footer: undefined },
};
export const FullOnPhone: Story = {
  name: 'Во весь экран телефона',
  args: { size: 'xl', title: 'Пункты выдачи', isFullOnPhone: true },
};
export const Stacked: Story = {
  name: 'Открывается кнопкой, второй поверх',
  render: function Stacked() {
    const [depth, setDepth] = useState(0);
    return (
      <>
        <Button variant="outline" onClick={() => setDepth(1)}>
          Открыть
        </Button>
        <Dialog isOpen={depth > 0} onClose={() => setDepth(0)} title="Адрес" size="md">
          <Button variant="outline" onClick={() => setDepth(2)}>
            Показать на карте
          </Button>
          <Dialog isOpen={depth > 1} onClose={() => setDepth(1)} title="Карта">
            ул. Республики, 142
          </Dialog>
        </Dialog>
      </>
    );
  },
};
