/** Goods of the memory backend: few, and the same at every start. Prices in roubles, as on the wire. */

/** A variant of a product. */
export interface FixtureVariant {
  readonly id: number;
  readonly size: string;
  readonly color: string;
  /** Pieces by shop id. */
  readonly stock: Readonly<Record<number, number>>;
}

/** A product with everything that calls and page data say about it. */
export interface FixtureProduct {
  readonly id: number;
  readonly sectionId: number;
  readonly slug: string;
  readonly title: string;
  readonly brand: string;
  readonly price: number;
  readonly oldPrice: number | null;
  readonly recommended: boolean;
  readonly newItem: boolean;
  readonly rating: number;
  readonly reviewsCount: number;
  readonly properties: readonly { readonly name: string; readonly value: string }[];
  readonly variants: readonly FixtureVariant[];
  /** Stock of a product without variants, by shop id. */
  readonly stock: Readonly<Record<number, number>>;
}

/** Sections of the catalogue. */
export const fixtureSections = [
  { id: 1, slug: 'palatki', title: 'Палатки' },
  { id: 2, slug: 'ryukzaki', title: 'Рюкзаки' },
  { id: 3, slug: 'lyzhi', title: 'Лыжи' },
  { id: 4, slug: 'obuv', title: 'Обувь' },
] as const;

/** Brands, by the id that the filter uses. */
export const fixtureBrands = { kedr: 'Кедр', tundra: 'Тундра', sayan: 'Саян' } as const;

const names: Record<number, readonly string[]> = {
  1: ['Палатка Байкал 2', 'Палатка Алтай 3', 'Палатка Онега 4', 'Тент Урал', 'Шатёр Берег'],
  2: ['Рюкзак Хибины 60', 'Рюкзак Тропа 30', 'Рюкзак Город 22', 'Гермомешок Река 40', 'Рюкзак Эльбрус 80'],
  3: ['Лыжи Вьюга', 'Лыжи Снегирь', 'Палки лыжные Игла', 'Крепления Старт', 'Ботинки лыжные Наст'],
  4: ['Ботинки Хребет', 'Кроссовки Ветер', 'Сапоги Болото', 'Сандалии Пляж', 'Кроссовки Тропа'],
};

const sizes = ['40', '41', '42'];
const colors = ['Чёрный', 'Синий'];
const brandIds = Object.keys(fixtureBrands) as (keyof typeof fixtureBrands)[];

const stockOf = (seed: number): Record<number, number> => ({ 1: seed % 4, 2: (seed * 3) % 5 });

function variantsOf(productId: number): FixtureVariant[] {
  const all = colors.flatMap((color) => sizes.map((size) => ({ color, size })));
  // One combination is missing on purpose: selectors must show it disabled.
  return all
    .filter(({ color, size }) => !(color === 'Синий' && size === '42'))
    .map((variant, index) => ({ id: productId * 100 + index + 1, ...variant, stock: stockOf(productId + index + 1) }));
}

function product(sectionId: number, index: number): FixtureProduct {
  const id = sectionId * 10 + index + 1;
  const price = 1000 + ((id * 737) % 9000) + (id === 11 ? 0.5 : 0);
  const brand = fixtureBrands[brandIds[id % brandIds.length] ?? 'kedr'];
  return {
    id,
    sectionId,
    slug: `tovar-${id}`,
    title: names[sectionId]?.[index] ?? `Товар ${id}`,
    brand,
    price,
    oldPrice: id % 3 === 0 ? Math.round(price * 1.25) : null,
    recommended: id % 4 === 0,
    newItem: id % 5 === 0,
    rating: 3 + (id % 3),
    reviewsCount: id % 7,
    properties: [
      { name: 'Бренд', value: brand },
      { name: 'Вес, кг', value: String((id % 9) + 1) },
      { name: 'Сезон', value: id % 2 ? 'Лето' : 'Зима' },
    ],
    variants: sectionId === 4 ? variantsOf(id) : [],
    stock: stockOf(id),
  };
}

/** All goods: five in each section; those of section 4 have variants. */
export const fixtureProducts: readonly FixtureProduct[] = fixtureSections.flatMap(({ id }) =>
  [0, 1, 2, 3, 4].map((index) => product(id, index)),
);

/** Address of a fixture's picture. */
export const fixtureImage = (id: number, view = 0): string => `/media/fixture-${id}-${view}/480.webp`;
