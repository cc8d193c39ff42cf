import { createMemoryBackend, withShop, type MemoryBackendOptions } from '@tropa/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { locationDialogs } from '../dialogs/location-dialogs.slice.js';
import { CityDialog } from './CityDialog.js';

const over = (options: MemoryBackendOptions = {}) =>
  withShop(() => ({
    slices: [locationDialogs],
    backend: createMemoryBackend(options),
    preloaded: { locationDialogs: { city: true, locationMap: false } },
  }));

const meta = {
  id: 'location-city-dialog',
  title: 'Город/Диалог города',
  component: CityDialog,
  parameters: { docs: { story: { inline: false, height: 480 } } },
} satisfies Meta<typeof CityDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = { name: 'Вопрос', tags: ['S1-2', 'S1-4'], decorators: [over()] };

export const Search: Story = {
  name: 'Поиск',
  tags: ['S1-4', 'picture'],
  decorators: [over()],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Другой город' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'Сургут' }));
  },
};

export const Nothing: Story = {
  name: 'Ничего не нашлось',
  tags: ['S1-8'],
  decorators: [over({ answers: { searchCities: { items: [] } } })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Другой город' }));
    await canvas.findByText('Такого города не нашлось');
  },
};

export const Broken: Story = {
  name: 'Поиск не отвечает',
  tags: ['S1-8'],
  decorators: [over({ failures: { searchCities: 'http500' } })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Другой город' }));
    await canvas.findByRole('button', { name: 'Попробовать снова' });
  },
};

export const Refused: Story = {
  name: 'Сервер не сменил город',
  tags: ['S1-8'],
  decorators: [over({ failures: { setCity: 'http500' } })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Другой город' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'Тобольск' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Продолжить' }));
    await canvas.findByRole('alert');
  },
};

export const Waiting: Story = {
  name: 'Загружается',
  tags: ['S1-7'],
  decorators: [over({ latency: 1e9 })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Другой город' }));
  },
};
export const Unchosen: Story = {
  name: 'Город не выбран: «Продолжить» закрыта',
  tags: ['S1-5'],
  decorators: [over()],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Другой город' }));
    await canvas.findByRole('radio', { name: 'Сургут' });
    if (!canvas.getByRole('button', { name: 'Продолжить' }).hasAttribute('disabled'))
      throw new Error('A city is needed');
  },
};
