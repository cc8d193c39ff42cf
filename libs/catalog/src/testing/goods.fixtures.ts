import type { ProductCardModel } from '@tropa/api-client';

/** A card as the server sends it; roubles. */
export const wireCard = (id: number, over: Record<string, unknown> = {}) => ({
  id,
  link: `/product/tovar-${id}/`,
  title: `Товар ${id}`,
  price: 1000 + id,
  oldPrice: null,
  img: `/media/art-${id}/480.webp`,
  recommended: false,
  newItem: false,
  ...over,
});

/** A series of cards as on the wire: `wireCards(16, 15)` are the fifteen of the second page. */
export const wireCards = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => wireCard(first + index));

/** A card as components get it; kopecks. */
export const card = (id: number, over: Partial<ProductCardModel> = {}): ProductCardModel => ({
  id,
  link: `/product/tovar-${id}/`,
  title: `Товар ${id}`,
  price: (1000 + id) * 100,
  oldPrice: null,
  img: `/media/art-${id}/480.webp`,
  recommended: false,
  newItem: false,
  isAvailable: true,
  ...over,
});

/** Filters as the server sends them. */
export const wireFilters = {
  categories: [
    { id: 'price', title: 'Цена', options: [] },
    {
      id: 'brand',
      title: 'Бренд',
      options: [
        { id: '1', value: 'Norda', count: 38 },
        { id: '2', value: 'Frost', count: 24 },
      ],
    },
    { id: 'color', title: 'Цвет', options: [{ id: 'black', value: 'Чёрный', count: 64, color: '#171715' }] },
  ],
  properties: [],
  state: { query: '', sale: false, store: '', price: { initial: [1290, 18000], value: [1290, 18000] } },
};
