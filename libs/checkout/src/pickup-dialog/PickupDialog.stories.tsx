import type { Meta, StoryObj } from '@storybook/react-vite';
import { PickupDialog } from './PickupDialog.js';
import { manyPoints, someShops } from './pickup-dialog.fixtures.js';

const meta = {
  id: 'checkout-pickup-dialog',
  title: 'Покупка/Адрес самовывоза',
  component: PickupDialog,
  parameters: { docs: { story: { inline: false, height: 720 } } },
  args: {
    isOpen: true,
    onClose: () => {},
    onChoose: () => {},
    city: { id: 1, value: 'Тюмень' },
    points: someShops,
    chosenId: null,
  },
} satisfies Meta<typeof PickupDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shops: Story = { name: 'Магазины', tags: ['S2-3', 'picture'] };
export const Chosen: Story = { name: 'Адрес уже выбран', tags: ['S2-9'], args: { chosenId: 2 } };
export const Points: Story = {
  name: 'Много пунктов выдачи',
  tags: ['S2-3'],
  args: { city: { id: 7, value: 'Москва' }, points: manyPoints },
};
export const Narrowed: Story = {
  name: 'Найдено по адресу',
  args: { city: { id: 7, value: 'Москва' }, points: manyPoints },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Найти по адресу' }), 'зеленая');
  },
};
export const NotFound: Story = {
  name: 'Такого адреса нет',
  args: { city: { id: 7, value: 'Москва' }, points: manyPoints },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Найти по адресу' }), 'арбат');
  },
};
export const WithoutPlaces: Story = {
  name: 'Без координат: один список',
  args: { points: { ...someShops, items: someShops.items.map((shop) => ({ ...shop, coords: null })) } },
};
export const Loading: Story = { name: 'Загружается', tags: ['S2-7'], args: { points: undefined } };
export const Broken: Story = { name: 'Не загрузилось', args: { points: undefined, isError: true, onRetry: () => {} } };
export const Empty: Story = { name: 'Самовывоза нет', args: { points: { type: 'points', items: [] } } };
