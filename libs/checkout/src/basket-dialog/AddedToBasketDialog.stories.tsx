import type { Meta, StoryObj } from '@storybook/react-vite';
import { AddToBasketButton } from '../add-to-basket/AddToBasketButton.js';
import { withBasket } from '../testing/story-shop.js';
import { boots } from '../testing/shop-fixtures.js';
import { AddedToBasketDialog } from './AddedToBasketDialog.js';

const meta = {
  id: 'checkout-basket-dialog',
  title: 'Покупка/Товар добавлен в корзину',
  component: AddedToBasketDialog,
  parameters: { docs: { story: { inline: false, height: 480 } } },
  decorators: [withBasket()],
  render: (args) => (
    <>
      <AddToBasketButton id={boots.id} retailId={boots.retailId} />
      <AddToBasketButton id={22} />
      <AddedToBasketDialog {...args} />
    </>
  ),
} satisfies Meta<typeof AddedToBasketDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { name: 'Закрыт', tags: ['S1-4'] };
export const Opened: Story = {
  name: 'Открыт',
  tags: ['S1-2', 'S2-2', 'picture'],
  play: async ({ canvasElement }) => {
    canvasElement.querySelector('button')?.click();
  },
};
