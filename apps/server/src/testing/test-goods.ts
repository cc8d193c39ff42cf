/** A variant of the test shop; prices in kopecks, `stock` by shop id. */
export interface TestVariant {
  readonly color?: string;
  readonly size?: string;
  readonly price: number;
  readonly oldPrice?: number;
  readonly stock: Readonly<Record<number, number>>;
}

/** A product of the test shop. */
export interface TestProduct {
  readonly slug: string;
  readonly section_id: number;
  readonly brand_id: number | null;
  readonly title: string;
  readonly category: string;
  readonly recommended?: boolean;
  readonly new_item?: boolean;
  readonly popularity?: number;
  readonly weight: string;
  readonly variants: readonly TestVariant[];
}

const sizes = (color: string, price: number, stock: Readonly<Record<number, number>>, oldPrice?: number) =>
  ['40', '41', '42'].map((size) => ({ color, size, price, stock, ...(oldPrice ? { oldPrice } : {}) }));

/** Ten products: with and without variants, reduced, sold out, spelled with ё. */
export const testProducts: readonly TestProduct[] = [
  {
    slug: 'ryukzak-taiga-65',
    section_id: 2,
    brand_id: 1,
    title: 'Рюкзак туристический Тайга 65+10',
    category: 'Туристические рюкзаки',
    recommended: true,
    popularity: 90,
    weight: '1,9 кг',
    variants: [
      { color: 'красный', price: 12_490_00, oldPrice: 15_990_00, stock: { 1: 4, 3: 2 } },
      { color: 'зелёный', price: 12_490_00, oldPrice: 15_990_00, stock: { 2: 1 } },
      { color: 'синий', price: 12_990_00, stock: {} },
    ],
  },
  {
    slug: 'ryukzak-norda-22',
    section_id: 2,
    brand_id: 2,
    title: 'Рюкзак городской Norda 22',
    category: 'Городские рюкзаки',
    new_item: true,
    popularity: 50,
    weight: '0,8 кг',
    variants: [
      { color: 'синий', price: 3_990_00, stock: { 1: 10 } },
      { color: 'красный', price: 3_990_00, stock: { 2: 10 } },
    ],
  },
  {
    slug: 'palatka-taiga-3',
    section_id: 3,
    brand_id: 1,
    title: 'Палатка Тайга Купол 3',
    category: 'Палатки',
    popularity: 70,
    weight: '3,2 кг',
    variants: [{ price: 18_990_00, stock: { 1: 7, 2: 3, 4: 2 } }],
  },
  {
    slug: 'palatka-norda-2',
    section_id: 3,
    brand_id: 2,
    title: 'Палатка Norda Ultralight 2',
    category: 'Палатки',
    popularity: 40,
    weight: '1,4 кг',
    variants: [{ price: 29_990_00, oldPrice: 34_990_00, stock: {} }],
  },
  {
    slug: 'krossovki-norda-trail',
    section_id: 5,
    brand_id: 2,
    title: 'Кроссовки трейловые Norda Trail',
    category: 'Кроссовки',
    recommended: true,
    popularity: 80,
    weight: '0,6 кг',
    variants: [...sizes('красный', 8_990_00, { 1: 2, 2: 2 }), ...sizes('синий', 8_990_00, { 3: 1 })],
  },
  {
    slug: 'krossovki-taiga-run',
    section_id: 5,
    brand_id: 1,
    title: 'Кроссовки беговые Тайга Run',
    category: 'Кроссовки',
    popularity: 60,
    weight: '0,5 кг',
    variants: sizes('зелёный', 5_990_00, { 1: 5 }, 7_990_00),
  },
  {
    slug: 'botinki-taiga',
    section_id: 4,
    brand_id: 1,
    title: 'Ботинки треккинговые Тайга Мид',
    category: 'Ботинки',
    popularity: 30,
    weight: '1,1 кг',
    variants: sizes('зелёный', 11_290_00, { 2: 3 }),
  },
  {
    slug: 'ershik',
    section_id: 1,
    brand_id: null,
    title: 'Ёршик для фляги',
    category: 'Аксессуары',
    popularity: 5,
    weight: '0,1 кг',
    variants: [{ price: 199_50, stock: { 1: 100 } }],
  },
  {
    slug: 'zhilet',
    section_id: 1,
    brand_id: 1,
    title: 'Жилет спасательный',
    category: 'Жилеты',
    popularity: 10,
    weight: '0,7 кг',
    variants: [{ price: 2_990_00, stock: { 1: 1 } }],
  },
  {
    slug: 'drova',
    section_id: 1,
    brand_id: null,
    title: 'Дрова берёзовые',
    category: 'Топливо',
    popularity: 1,
    weight: '5 кг',
    variants: [{ price: 350_00, stock: { 1: 50 } }],
  },
];
