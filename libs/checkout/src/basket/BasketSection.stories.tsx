import type { Meta, StoryObj } from '@storybook/react-vite';
import { withBasket } from '../testing/story-shop.js';
import { BasketSection } from './BasketSection.js';

const meta = {
  id: 'checkout-basket',
  title: 'Покупка/Корзина',
  component: BasketSection,
  decorators: [withBasket()],
  args: { onNavigate: () => {} },
} satisfies Meta<typeof BasketSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: 'С товарами' };
export const Empty: Story = { name: 'Пустая', decorators: [withBasket(() => [])] };
export const Loading: Story = {
  name: 'Загружается',
  decorators: [withBasket(undefined, (backend) => void backend.hold('getBasketItems'))],
};
export const Broken: Story = {
  name: 'Не загрузилась',
  decorators: [withBasket(undefined, (backend) => backend.fail('getBasketItems', 'http500'))],
};
export const Unavailable: Story = {
  name: 'Товара нет в наличии',
  decorators: [
    withBasket(undefined, (backend) =>
      backend.answer('getBasketItems', {
        items: [
          {
            id: 21,
            title: 'Рюкзак Хибины 60',
            price: 7477,
            oldPrice: 9346,
            quantity: 1,
            img: '/media/fixture-21-0/480.webp',
            store: [{ id: 1, address: 'ул. Республики, 65', amount: 0 }],
          },
        ],
      }),
    ),
  ],
};
