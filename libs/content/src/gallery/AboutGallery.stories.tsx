import type { Meta, StoryObj } from '@storybook/react-vite';
import { AboutGallery } from './AboutGallery.js';

/** A drawn photo: stories have no server. */
const photo = (index: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 56"><path fill="hsl(${index * 53} 45% 88%)" d="M0 0h100v56H0z"/>` +
      `<path fill="hsl(${index * 53} 45% 45%)" d="m20 48 20-30 12 16 8-10 20 24z"/></svg>`,
  )}`;

const items = [1, 2, 3, 4, 5, 6].map((id) => ({ id, src: photo(id), preview: photo(id), title: '' }));

const meta = {
  id: 'content-about-gallery',
  title: 'Содержание/Галерея о магазине',
  component: AboutGallery,
  args: { title: 'История', gallery: { title: 'Как мы росли', items } },
} satisfies Meta<typeof AboutGallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Six: Story = { name: 'Шесть фото', tags: ['S1-2', 'picture'] };
export const One: Story = {
  name: 'Одно фото',
  tags: ['S1-2'],
  args: { gallery: { title: 'Как мы росли', items: items.slice(0, 1) } },
};
export const Untitled: Story = { name: 'Без названия', tags: ['S1-3'], args: { gallery: { title: '', items } } };
export const Failed: Story = {
  name: 'Фото не загрузилось',
  args: {
    gallery: { title: 'Как мы росли', items: [{ id: 1, src: 'data:image/png;base64,AAAA', preview: '', title: '' }] },
  },
};
export const Opened: Story = {
  name: 'На весь экран',
  tags: ['S1-2'],
  args: {
    gallery: {
      title: 'Как мы росли',
      items: items.map((item) => ({ ...item, title: `Снимок ${item.id}: поход выходного дня` })),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link'));
    await canvas.findByRole('dialog');
  },
};
