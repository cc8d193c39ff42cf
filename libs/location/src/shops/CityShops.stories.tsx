import {
  createMemoryBackend,
  fixtureCities,
  fixtureShops,
  withShop,
  type MemoryBackendOptions,
} from '@tropa/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { locationDialogs } from '../dialogs/location-dialogs.slice.js';
import { CityShops } from './CityShops.js';

const over = (options: MemoryBackendOptions = {}) =>
  withShop(() => ({ slices: [locationDialogs], backend: createMemoryBackend(options) }));

const meta = {
  id: 'location-city-shops',
  title: 'Город/Магазины на карте',
  component: CityShops,
  args: { hasTitle: true },
} satisfies Meta<typeof CityShops>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shops: Story = { name: 'Магазины', tags: ['S1-7', 'S2-2', 'picture'], decorators: [over()] };

export const Chosen: Story = {
  name: 'Выбран на карте',
  decorators: [over()],
  play: async ({ canvas, userEvent }) => {
    const [pin] = await canvas.findAllByRole('button', { name: 'ул. Мельникайте, 103' });
    await userEvent.click(pin!);
  },
};

export const Points: Story = {
  name: 'Пункты выдачи',
  tags: ['S1-7'],
  decorators: [over({ answers: { getLocation: { curLocation: fixtureCities[1] } } })],
};

export const WithoutPlaces: Story = {
  name: 'Без координат: один список',
  decorators: [
    over({
      answers: { getReceivePoints: { type: 'shops', items: fixtureShops.map((shop) => ({ ...shop, coords: null })) } },
    }),
  ],
};

export const Empty: Story = {
  name: 'Пусто',
  tags: ['S1-7'],
  decorators: [over({ answers: { getReceivePoints: { type: 'points', items: [] } } })],
};

export const Loading: Story = { name: 'Загружается', tags: ['S1-7'], decorators: [over({ latency: 1e9 })] };
export const Broken: Story = {
  name: 'Не загрузилось',
  tags: ['S1-8'],
  decorators: [over({ failures: { getReceivePoints: 'http500' } })],
};
