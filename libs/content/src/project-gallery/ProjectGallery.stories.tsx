import { createMemoryBackend, withShop } from '@tropa/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProjectGallery } from './ProjectGallery.js';

const colours = ['#d9f0e6', '#ffe066', '#dcebfb', '#f9cfcf', '#efefec'];
const draw = (index: number, width: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${(width * 3) / 4}" viewBox="0 0 40 30">` +
      `<rect width="40" height="30" fill="${colours[index % colours.length]}"/><path d="M4 26 18 8l8 10 4-5 8 13z" fill="#00756a"/></svg>`,
  )}`;
const many = Array.from({ length: 40 }, (_, index) => ({
  id: index + 1,
  preview: draw(index, 320),
  src: draw(index, 1280),
  title: '',
}));
const first = { id: 1, title: 'Школа походов', count: many.length, items: many.slice(0, 15) };

const backend = (failures: Parameters<typeof createMemoryBackend>[0] = {}) =>
  createMemoryBackend({
    answers: {
      getProjectImages: ({ limit, page }: { limit: number; page: number }) => ({
        count: many.length,
        items: many.slice((page - 1) * limit, page * limit),
      }),
    },
    ...failures,
  });

const meta = {
  id: 'content-project-gallery',
  title: 'Содержание/Фото проекта',
  component: ProjectGallery,
  args: { gallery: first },
  decorators: [
    withShop(() => ({ backend: backend() })),
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProjectGallery>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Scrolls to the last photo: the next batch is requested. */
const toTheEnd = (canvas: { getByRole: (role: 'list', options: { name: string }) => HTMLElement }) =>
  canvas.getByRole('list', { name: 'Школа походов' }).scrollTo({ left: 100_000, behavior: 'instant' });

export const Plain: Story = { name: 'Первые 15', tags: ['S1-2', 'S1-9', 'picture'] };
export const Few: Story = { name: 'Три фото', args: { gallery: { ...first, count: 3, items: many.slice(0, 3) } } };
export const Loading: Story = {
  name: 'Следующие загружаются',
  tags: ['S1-7'],
  decorators: [withShop(() => ({ backend: backend({ latency: 60_000 }) }))],
  play: async ({ canvas }) => {
    toTheEnd(canvas);
    await canvas.findByText('Загружаем ещё фото');
  },
};
export const Failed: Story = {
  name: 'Следующие не загрузились',
  tags: ['S1-8'],
  decorators: [withShop(() => ({ backend: backend({ failures: { getProjectImages: 'http500' } }) }))],
  play: async ({ canvas }) => {
    toTheEnd(canvas);
    await canvas.findByRole('alert');
  },
};
export const Opened: Story = {
  name: 'Фото во весь экран',
  tags: ['S1-2'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Школа походов: фото 2' }));
  },
};
