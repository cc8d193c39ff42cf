import { refusalLine, type BasketLine } from '@tropa/api-client';
import { RefusalNote } from '@tropa/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AddToBasketButton } from '../add-to-basket/AddToBasketButton.js';
import { withBasket } from '../testing/story-shop.js';
import { boots } from '../testing/shop-fixtures.js';
import { AddedToBasketDialog } from './AddedToBasketDialog.js';
import { useVariantSwap } from './useVariantSwap.js';

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

/** Another size of the line, as a host offers it. */
function OtherSize({ line }: { line: BasketLine }) {
  const { swap, error } = useVariantSwap(line);
  return (
    <>
      <button type="button" onClick={() => swap(boots.retailId + 1)}>
        Другой размер
      </button>
      <RefusalNote text={refusalLine(error, 'Не удалось поменять размер')} />
    </>
  );
}
export const SwapRefused: Story = {
  name: 'Сменить вариант не удалось',
  tags: ['S2-8'],
  args: { lineSlot: (line) => <OtherSize line={line} /> },
  decorators: [withBasket(undefined, (backend) => backend.fail('deleteBasketItem', 'errorCode1'))],
  play: async ({ canvas, canvasElement, userEvent }) => {
    canvasElement.querySelector('button')?.click();
    await userEvent.click(await canvas.findByRole('button', { name: 'Другой размер' }));
    await canvas.findByText('Магазин отказал');
  },
};
