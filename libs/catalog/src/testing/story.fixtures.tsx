import type { ComparedProduct, ProductDetail, RetailVariant } from '@tropa/api-client';
import { createMemoryBackend, withShop } from '@tropa/api-client/testing';
import type { MemoryBackendOptions } from '@tropa/api-client/testing';
import { Button } from '@tropa/ui-kit';
import { CompareButton } from '../compare/CompareButton.js';
import { FavoriteButton } from '../favorites/FavoriteButton.js';
import { card, wireCard } from './goods.fixtures.js';

/** A tinted plate with a backpack: stories have no server that would draw pictures. */
export const plate = (index: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path fill="hsl(${index * 67} 55% 93%)" ` +
      `d="M0 0h100v100H0z"/><path fill="hsl(${index * 67} 65% 52%)" d="M30 78V42a20 20 0 0 1 40 0v36z"/></svg>`,
  )}`;

const titles = [
  'Лыжи беговые Sable Arctic Skate, жёсткие, 186 см',
  'Коньки прогулочные Norda Loop, утеплённые',
  'Ботинки треккинговые Kedr Trail Mid GTX мужские',
  'Маска горнолыжная Frost Spherical с магнитной линзой',
  'Рюкзак туристический Тайга 65+10 с регулировкой спины, дождевиком и карманом для водоотталкивающего чехла',
  'Фонарь походный Искра 900 лм',
];

const look = (index: number) => ({
  title: titles[index % titles.length] ?? '',
  img: plate(index),
  recommended: index % 3 === 0,
  newItem: index % 4 === 1,
  rating: 4 + (index % 10) / 10,
  reviewsCount: 7 + index * 3,
});

/** A card as components get it. */
export const storyCard = (index: number) =>
  card(index, { ...look(index), price: 549_000 + index * 71_000, oldPrice: index % 3 === 0 ? 2_399_000 : null });

/** A card that strains the layout: a long title of long words, a million roubles, no picture. */
export const storyExtremeCard = (index: number) =>
  card(index, {
    ...look(index),
    title:
      'Водонепроницаемый-противоударный-тридцатипятилитровый рюкзак для велосипедистов и байдарочников «Северное сияние»',
    img: '',
    price: 100_000_000,
    oldPrice: 123_456_789,
  });

/** A card as the server sends it. */
export const storyWireCard = (index: number, over: Record<string, unknown> = {}) =>
  wireCard(index, { ...look(index), price: 5490 + index * 710, oldPrice: index % 3 === 0 ? 23990 : null, ...over });

const properties = [
  { name: 'Объём', value: '75 л' },
  { name: 'Вес', value: '2,1 кг' },
  { name: 'Материал', value: 'нейлон с полиуретановой пропиткой' },
];

const comparedProperties = (index: number) => [
  { name: 'Бренд', value: index % 2 ? 'Norda' : 'Frost' },
  { name: 'Вес', value: `${index} кг` },
  { name: 'Сезон', value: 'зима' },
  ...(index === 2 ? [{ name: 'Наибольшая нагрузка', value: '120 кг' }] : []),
];

/** Compared products as the server sends them. */
export const storyCompared = [1, 2, 3, 4].map((index) =>
  storyWireCard(index, { isInComparison: true, properties: comparedProperties(index) }),
);

/** The same products as components get them from page data. */
export const storySharedComparison: readonly ComparedProduct[] = [1, 2, 3, 4].map((index) => {
  const { id, link, title, price, oldPrice, img } = storyCard(index);
  return {
    id,
    link,
    title,
    price,
    oldPrice,
    img,
    isInComparison: false,
    isAvailable: true,
    properties: comparedProperties(index),
  };
});

const photos = (index: number) =>
  [0, 1, 2, 3].map((turn) => ({ src: plate(index + turn), preview: plate(index + turn) }));

const variant = (id: number, color: number, size: string): RetailVariant => ({
  id,
  name: size,
  properties: [
    { id: 'color', value: plate(color), type: 'image', title: ['красный', 'синий', 'зелёный'][color] ?? '', color: '' },
    { id: 'size', value: size, type: 'string', title: size, color: '' },
  ],
  price: 1_249_000,
  oldPrice: 1_599_000,
  isAvailable: true,
  images: photos(color),
});

/** A product with pictures and sizes, not every size in every colour. */
export const storyProduct: ProductDetail = {
  id: 7,
  title: 'Рюкзак туристический Тайга 65+10 с регулировкой спины',
  category: 'Туристические рюкзаки',
  recommended: true,
  newItem: false,
  logo: '',
  logoUrl: '',
  agent: '<p>Подвеска регулируется под рост от 155 до 195 см.</p><ul><li>Дождевик в комплекте</li></ul>',
  propertyLabels: { color: 'Цвет', size: 'Размер спины' },
  propertyInfoTables: {
    size: {
      link: '',
      label: 'Таблица размеров',
      tableContent: '<table><tr><th>Размер</th><th>Рост, см</th></tr><tr><td>S</td><td>155–165</td></tr></table>',
    },
  },
  retail: [variant(1, 0, 'S'), variant(2, 0, 'M'), variant(3, 0, 'L'), variant(4, 1, 'M'), variant(5, 2, 'XL')],
  link: '/product/tayga/',
  brand: 'Тайга',
  description: '',
  properties,
  images: [],
  price: 1_249_000,
  oldPrice: 1_599_000,
  rating: 4.8,
  reviewsCount: 64,
  breadcrumbs: [],
};

const storyFilters = {
  categories: [
    {
      id: 'brand',
      title: 'Бренд',
      options: ['Norda', 'Sable', 'Frost', 'Барс', 'Сармат', 'Kedr', 'Тайга'].map((value, index) => ({
        id: String(index + 1),
        value,
        count: 38 - index * 5,
      })),
    },
    {
      id: 'color',
      title: 'Цвет',
      options: [
        { id: 'black', value: 'Чёрный', color: '#171715', count: 64 },
        { id: 'red', value: 'Красный', color: '#c42020', count: 31 },
      ],
    },
    {
      id: 'store',
      title: 'В наличии в магазине',
      options: [{ id: '1', value: 'Тюмень, ул. Республики, 142', count: 121 }],
    },
  ],
  properties: [],
  state: { price: { initial: [1290, 18000] } },
};

const answers: MemoryBackendOptions['answers'] = {
  getListing: ({ page = 1, limit = 15 }: { page?: number; limit?: number }) => ({
    count: 214,
    items: Array.from({ length: limit }, (_, index) => storyWireCard((page - 1) * limit + index + 1)),
    filters: storyFilters,
  }),
  searchProducts: ({ page = 1 }: { page?: number }) => ({
    items: Array.from({ length: page < 3 ? 15 : 4 }, (_, index) => storyWireCard(page * 15 + index)),
  }),
  getFavoriteItems: { items: [1, 2, 3].map((index) => storyWireCard(index)) },
  getFavoritesLength: { length: 3, itemsId: [1, 2, 3] },
  getComparedItems: { items: storyCompared },
  getComparisonLength: { length: 4, itemsId: [1, 2, 3, 4] },
  checkAvailability: {
    images: [],
    price: 12490,
    oldPrice: 15990,
    store: [
      { id: 1, address: 'ул. Республики, 142', amount: 4 },
      { id: 3, address: 'ул. Герцена, 94', amount: 1 },
    ],
    pickupDate: '21.11.2026',
    deliveryDate: '23.11.2026',
  },
  getReviews: ({ index = 0 }: { index?: number }) => ({
    count: 7,
    reviews: Array.from({ length: Math.min(5, 7 - index) }, (_, place) => ({
      name: 'Анна',
      location: 'Тюмень',
      date: '01.10.2026',
      value: 5 - (place % 3),
      text: 'Взяли в поход на неделю: спина не устаёт, дождевик выручил на перевале.',
    })),
  }),
};

/** Puts a story over a shop in memory whose pictures need no server. */
export const withStoryShop = (options: MemoryBackendOptions = {}) =>
  withShop(() => ({ backend: createMemoryBackend({ ...options, answers: { ...answers, ...options.answers } }) }));

/** The same strain as the server sends it. */
export const storyWireExtremes = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const { title, img } = storyExtremeCard(index + 1);
    return storyWireCard(index + 1, { title, img, price: 1_000_000, oldPrice: 1_234_567.89 });
  });

/** That many goods as the server sends them. */
export const storyWireCards = (count: number) => Array.from({ length: count }, (_, index) => storyWireCard(index + 1));

/** Heart and bars over a card. */
export const storyTools = ({ id }: { id: number }) => (
  <>
    <FavoriteButton id={id} />
    <CompareButton id={id} />
  </>
);

/** A buying button that buys nothing. */
export const storyAction = () => <Button isFullWidth>В корзину</Button>;
