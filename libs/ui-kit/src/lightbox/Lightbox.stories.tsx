import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/Button.js';
import { demoPictures } from '../picture/picture.fixtures.js';
import { Lightbox } from './Lightbox.js';
import type { LightboxPicture } from './Lightbox.js';

const items: LightboxPicture[] = Object.values(demoPictures).map((src, index) => ({
  id: index + 1,
  src,
  alt: index === 0 ? 'Палатка у леса' : `Рюкзак ${index}`,
}));

const meta = {
  id: 'kit-lightbox',
  title: 'Слои/Просмотр фото',
  component: Lightbox,
  parameters: { docs: { story: { inline: false, height: 480 } } },
  args: { isOpen: true, onClose: () => {}, title: 'История магазина', items },
} satisfies Meta<typeof Lightbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = { name: 'Первое фото', tags: ['picture'] };
export const Last: Story = { name: 'Последнее фото', args: { start: items.length - 1 } };
export const Single: Story = { name: 'Одно фото', args: { items: items.slice(0, 1) } };
export const Caption: Story = {
  name: 'С длинной подписью',
  args: {
    items: items.map((item) => ({
      ...item,
      caption:
        'Выезд группы на перевал в июле: рюкзаки собраны с вечера, палатки несут двое, вода и котелок остаются у того, кто идёт последним и никуда не торопится.',
    })),
  },
};
export const LoadingMore: Story = {
  name: 'Следующие ещё загружаются',
  args: { start: items.length - 1, total: 40, isLoadingMore: true },
};
export const LoadError: Story = {
  name: 'Следующие не загрузились',
  args: { start: items.length - 1, total: 40, loadError: 'Не удалось загрузить фото' },
};
export const Failed: Story = {
  name: 'Фото не загрузилось',
  args: { items: [{ id: 1, src: 'data:image/png;base64,AAAA', alt: 'Витрина' }, ...items.slice(1)] },
};
export const Opened: Story = {
  name: 'Открывается кнопкой',
  args: { isOpen: false },
  render: function Opened(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button variant="outline" onClick={() => setOpen(true)}>
          Смотреть фото
        </Button>
        <Lightbox {...args} isOpen={isOpen} onClose={() => setOpen(false)} />
      </>
    );
  },
};
