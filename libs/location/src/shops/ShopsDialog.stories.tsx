import { createMemoryBackend, withShop, type MemoryBackendOptions } from '@tropa/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { locationDialogs } from '../dialogs/location-dialogs.slice.js';
import { ShopsDialog } from './ShopsDialog.js';

const over = (options: MemoryBackendOptions = {}) =>
  withShop(() => ({
    slices: [locationDialogs],
    backend: createMemoryBackend(options),
    preloaded: { locationDialogs: { city: false, locationMap: true } },
  }));

const meta = {
  id: 'location-shops-dialog',
  title: 'Город/Диалог магазинов',
  component: ShopsDialog,
  parameters: { docs: { story: { inline: false, height: 560 } } },
} satisfies Meta<typeof ShopsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { name: 'Открыт', tags: ['S1-2', 'picture'], decorators: [over()] };
export const Broken: Story = {
  name: 'Не загрузилось',
  decorators: [over({ failures: { getReceivePoints: 'network' } })],
};
