import type { Meta, StoryObj } from '@storybook/react-vite';
import { withBasket } from '../testing/story-shop.js';
import { BasketLink } from './BasketLink.js';

const meta = {
  id: 'checkout-basket-link',
  title: 'Покупка/Ссылка на корзину',
  component: BasketLink,
  decorators: [withBasket()],
} satisfies Meta<typeof BasketLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: 'Два товара', tags: ['S1-2', 'picture'] };
export const Empty: Story = { name: 'Пусто', tags: ['S1-2'], decorators: [withBasket(() => [])] };
export const Loading: Story = {
  name: 'Загружается',
  decorators: [withBasket(undefined, (backend) => void backend.hold('getBasketLength'))],
};
