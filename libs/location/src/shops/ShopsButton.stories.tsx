import { withShop } from '@tropa/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { locationDialogs } from '../dialogs/location-dialogs.slice.js';
import { ShopsButton } from './ShopsButton.js';

const meta = {
  id: 'location-shops-button',
  title: 'Город/Счётчик магазинов',
  component: ShopsButton,
  decorators: [withShop({ slices: [locationDialogs] })],
} satisfies Meta<typeof ShopsButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shops: Story = {
  name: 'Магазины',
  tags: ['S1-2', 'picture'],
  args: { known: { cityId: 1, type: 'shops', count: 4 } },
};
export const Points: Story = {
  name: 'Пункты выдачи, ссылкой',
  tags: ['S1-2'],
  args: { known: { cityId: 1, type: 'points', count: 21 }, href: '#shops' },
};
export const One: Story = { name: 'Один магазин', args: { known: { cityId: 1, type: 'shops', count: 1 } } };
