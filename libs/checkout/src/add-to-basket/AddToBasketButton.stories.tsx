import type { Meta, StoryObj } from '@storybook/react-vite';
import { withBasket } from '../testing/story-shop.js';
import { AddToBasketButton } from './AddToBasketButton.js';

const meta = {
  id: 'checkout-add-to-basket',
  title: 'Покупка/Кнопка «В корзину»',
  component: AddToBasketButton,
  decorators: [withBasket(() => [])],
  args: { id: 21 },
} satisfies Meta<typeof AddToBasketButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: 'Обычная', tags: ['picture'] };
export const Large: Story = { name: 'Во всю ширину', args: { size: 'lg', isFullWidth: true } };
export const Pending: Story = { name: 'Наличие ещё неизвестно', args: { isPending: true } };
export const Unavailable: Story = { name: 'Нет в наличии', args: { isAvailable: false } };
export const Refused: Story = {
  name: 'Сервер отказал',
  decorators: [
    withBasket(
      () => [],
      (backend) => backend.fail('addItemToBasket', 'errorCode1'),
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'В корзину' }));
    await canvas.findByText('Магазин отказал');
  },
};
export const AlreadyIn: Story = {
  name: 'Уже в корзине',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'В корзину' }));
    await canvas.findByRole('button', { name: 'В корзине' });
  },
};
