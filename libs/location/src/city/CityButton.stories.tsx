import { withShop } from '@tropa/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { locationDialogs } from '../dialogs/location-dialogs.slice.js';
import { CityButton } from './CityButton.js';

const meta = {
  id: 'location-city-button',
  title: 'Город/Кнопка города',
  component: CityButton,
  decorators: [withShop({ slices: [locationDialogs] })],
} satisfies Meta<typeof CityButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: 'Обычная' };
