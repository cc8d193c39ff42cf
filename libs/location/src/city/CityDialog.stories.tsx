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

export const Question: Story = { name: 'Вопрос', decorators: [over()] };

export const Search: Story = {
  name: 'Поиск',
  decorators: [over()],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Другой город' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'Сургут' }));
  },
};

export const Nothing: Story = {
  name: 'Ничего не нашлось',
  decorators: [over({ answers: { searchCities: { items: [] } } })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Другой город' }));
    await canvas.findByText('Такого города не нашлось');
  },
};
