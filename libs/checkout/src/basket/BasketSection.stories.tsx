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

export const Full: Story = { name: 'С товарами', tags: ['S2-2', 'picture'] };
export const DeliveryPriced: Story = {
  name: 'Цена и срок доставки, осталось до бесплатной',
  args: { isDeliveryPriced: true },
  decorators: [withBasket(() => [{ id: 25, quantity: 2 }])],
};
export const DeliveryFree: Story = { name: 'Доставка бесплатно', args: { isDeliveryPriced: true } };
export const DeliveryLoading: Story = {
  name: 'Стоимость доставки загружается',
  args: { isDeliveryPriced: true },
  decorators: [withBasket(undefined, (backend) => void backend.hold('getDelivery'))],
};
export const Empty: Story = { name: 'Пусто', tags: ['S2-2'], decorators: [withBasket(() => [])] };
export const Loading: Story = {
  name: 'Загружается',
  tags: ['S2-7'],
  decorators: [withBasket(undefined, (backend) => void backend.hold('getBasketItems'))],
};
export const Broken: Story = {
  name: 'Не загрузилось',
  tags: ['S2-8'],
  decorators: [withBasket(undefined, (backend) => backend.fail('getBasketItems', 'http500'))],
};
/** Clicks the bins of the first lines, as many as requested. */
const deleteLines =
  (count: number): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('button', { name: /^Удалить/ });
    for (let line = 0; line < count; line += 1) {
      const [bin] = canvas.getAllByRole('button', { name: /^Удалить/ });
      if (bin) await userEvent.click(bin);
    }
  };

export const One: Story = { name: 'Один товар', decorators: [withBasket(() => [{ id: 21, quantity: 1 }])] };
export const Deleted: Story = { name: 'Товар удалён, можно вернуть', tags: ['S1-4'], play: deleteLines(1) };
export const AllDeleted: Story = { name: 'Удалено всё', tags: ['S1-4'], play: deleteLines(2) };
export const DeletionRefused: Story = {
  name: 'Удалить не удалось',
  tags: ['S2-8'],
  decorators: [withBasket(undefined, (backend) => backend.fail('deleteBasketItem', 'errorCode1'))],
  play: async (context) => {
    await deleteLines(1)(context);
    await context.canvas.findByText('Магазин отказал');
  },
};
export const QuantityRefused: Story = {
  name: 'Изменить количество не удалось',
  tags: ['S2-8'],
  decorators: [withBasket(undefined, (backend) => backend.fail('setBasketQuantity', 'errorCode1'))],
  play: async ({ canvas, userEvent }) => {
    const [more] = await canvas.findAllByRole('button', { name: 'Больше на одну' });
    if (more) await userEvent.click(more);
    await canvas.findByText('Магазин отказал');
  },
};
export const RestoringRefused: Story = {
  name: 'Вернуть не удалось',
  tags: ['S2-8'],
  decorators: [withBasket(undefined, (backend) => backend.fail('addItemToBasket', 'errorCode1'))],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await deleteLines(1)(context);
    await userEvent.click(await canvas.findByRole('button', { name: /^Вернуть/ }));
    await canvas.findByText('Магазин отказал');
  },
};
export const LastPieces: Story = {
  name: 'Все, что есть в магазинах',
  tags: ['S2-5'],
  decorators: [withBasket(() => [{ id: 21, quantity: 4 }])],
};
export const Promo: Story = {
  name: 'С промокодом',
  tags: ['S2-4'],
  decorators: [withBasket(undefined, (backend) => void (backend.state.promocode = 'TROPA10'))],
};
const swatch = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"><path fill="teal" d="M0 0h99v99H0z"/></svg>')}`;
export const Swatch: Story = {
  name: 'Свойство картинкой, длинное название',
  tags: ['S1-3', 'S2-3'],
  decorators: [
    withBasket(undefined, (backend) =>
      backend.answer('getBasketItems', {
        items: [
          {
            id: 21,
            title: 'Куртка горнолыжная мембранная «Северное сияние» с утеплителем и снегозащитной юбкой',
            category: 'Горнолыжные куртки',
            price: 123477.5,
            oldPrice: 199346,
            quantity: 12,
            img: '/media/fixture-21-0/480.webp',
            properties: [
              { name: 'Цвет', value: swatch, type: 'image' },
              { name: 'Размер', value: '48/176', type: 'string' },
            ],
            store: [{ id: 1, address: 'ул. Республики, 65', amount: 40 }],
          },
        ],
      }),
    ),
  ],
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
const wireLine = (id: number, over: object = {}) => ({
  id,
  title: `Рюкзак Хибины ${40 + id}`,
  price: 7477,
  oldPrice: id % 2 ? 9346 : null,
  quantity: (id % 3) + 1,
  img: swatch,
  store: [{ id: 1, address: 'ул. Республики, 65', amount: 9 }],
  ...over,
});
const holding = (count: number, over?: object) =>
  withBasket(undefined, (backend) =>
    backend.answer('getBasketItems', { items: Array.from({ length: count }, (_, index) => wireLine(index + 1, over)) }),
  );
export const Five: Story = { name: 'Пять товаров', decorators: [holding(5)] };
export const TwentyOne: Story = { name: 'Двадцать один товар', decorators: [holding(21)] };
export const Long: Story = {
  name: 'Длинные названия, миллион, нет картинок',
  decorators: [
    holding(2, {
      title:
        'Водонепроницаемый-противоударный-тридцатипятилитровый рюкзак для велосипедистов и байдарочников «Северное сияние»',
      price: 1_000_000,
      oldPrice: 1_234_567.89,
      img: '',
    }),
  ],
};
