import { createMemoryBackend, withShop } from '@tropa/api-client/testing';
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

export const Plain: Story = { name: 'Обычная', tags: ['S1-2', 'picture'] };
export const LongName: Story = {
  name: 'Длинное название',
  args: { initialCity: { id: 99, value: 'Комсомольск-на-Амуре' } },
  decorators: [
    withShop(() => ({
      slices: [locationDialogs],
      backend: createMemoryBackend({
        answers: { getLocation: { curLocation: { id: 99, value: 'Комсомольск-на-Амуре' } } },
      }),
    })),
  ],
};
