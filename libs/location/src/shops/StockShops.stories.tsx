import { createMemoryBackend, fixtureShops, withShop, type MemoryBackendOptions } from '@tropa/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { locationDialogs } from '../dialogs/location-dialogs.slice.js';
import { StockShops } from './StockShops.js';

const over = (options: MemoryBackendOptions = {}) =>
  withShop(() => ({ slices: [locationDialogs], backend: createMemoryBackend(options) }));

const here = fixtureShops.map(({ id, address }, index) => ({ id, address, amount: 4 - index }));

const meta = {
  id: 'location-stock-shops',
  title: 'Город/Где есть товар',
  component: StockShops,
  args: { shops: [...here, { id: 99, address: 'Москва, ул. Тверская, 9', amount: 2 }] },
} satisfies Meta<typeof StockShops>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everywhere: Story = { name: 'В городе и в других', tags: ['S2-2', 'picture'], decorators: [over()] };
export const OwnCity: Story = { name: 'Только в своём городе', args: { shops: here }, decorators: [over()] };
export const Waiting: Story = { name: 'Часы и телефоны ещё не пришли', decorators: [over({ latency: 1e9 })] };
export const ListAlone: Story = {
  name: 'Часы и телефоны не пришли: один список',
  decorators: [over({ failures: { getReceivePoints: 'http500' } })],
};
