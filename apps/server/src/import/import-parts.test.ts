import { planSections } from './category-tree.js';
import { checkOffer, parseRoubles, type Offer } from './check-offer.js';
import { cleanDescription, plainText } from './clean-html.js';
import { commonTitle, draftProduct } from './group-product.js';
import { joinColour, modelTitle } from './join-colours.js';
import type { RawOffer } from './raw-offer.js';
import { SkipReport } from './skip-report.js';

const raw = (fields: Record<string, string>, more: Partial<RawOffer> = {}): RawOffer => ({
  id: '1',
  groupId: '',
  type: '',
  available: 'true',
  pictures: [],
  params: [],
  outlets: [],
  fields: { name: 'Стол', price: '100', currencyId: 'RUR', categoryId: '5', ...fields },
  ...more,
});

const offer = (params: Record<string, string>, more: Partial<Offer> = {}): Offer => ({
  id: '1',
  groupKey: 'group 1',
  title: 'Куртка Полюс',
  categoryId: '5',
  vendor: '',
  price: 100,
  oldPrice: null,
  html: '',
  pictures: [],
  stock: [],
  params: Object.entries(params).map(([name, value]) => ({ name, value })),
  ...more,
});

describe('parseRoubles', () => {
  it.each([
    ['12990', 1299000],
    ['12 990,50', 1299050],
    ['12\u00a0990.5', 1299050],
    ['0.1', 10],
    ['1e3', null],
    ['-5', null],
    ['', null],
    ['от 5000', null],
    ['5,000.00', null],
    ['1'.repeat(13), null],
    ['NaN', null],
  ])('%j → %p', (text, kopecks) => {
    expect(parseRoubles(text)).toBe(kopecks);
  });
});

describe('checkOffer', () => {
  it.each([
    ['нет названия', { name: '' }],
    ['нет раздела', { categoryId: '' }],
    ['нет цены', { price: '' }],
    ['цена не число', { price: 'дорого' }],
    ['цена 0', { price: '0' }],
    ['цена 0', { price: '0.00' }],
    ['цена не число', { price: '-5' }],
    ['цена не число', { price: '99999999999' }],
    ['валюта USD без курса к рублю', { currencyId: 'usd' }],
  ])('leaves out: %s', (reason, fields) => {
    expect(checkOffer(raw(fields))).toEqual({ reason });
  });

  it('accepts the older spelling of the rouble and an offer without a currency', () => {
    expect(checkOffer(raw({ currencyId: 'RUR' }))).toMatchObject({ price: 10000 });
    expect(checkOffer(raw({ currencyId: 'RUB' }))).toMatchObject({ price: 10000 });
    const { currencyId: _none, ...fields } = raw({}).fields;
    expect(checkOffer({ ...raw({}), fields })).toMatchObject({ price: 10000 });
  });

  it('keeps an old price only when it is higher', () => {
    expect(checkOffer(raw({ oldprice: '150' }))).toMatchObject({ oldPrice: 15000 });
    expect(checkOffer(raw({ oldprice: '100' }))).toMatchObject({ oldPrice: null });
    expect(checkOffer(raw({ oldprice: 'было' }))).toMatchObject({ oldPrice: null });
  });

  it('composes the name of vendor.model', () => {
    const fields = { name: '', typePrefix: 'Ботинки', vendor: 'Норда', model: 'Ф-7' };
    expect(checkOffer(raw(fields, { type: 'vendor.model' }))).toMatchObject({ title: 'Ботинки Норда Ф-7' });
  });

  it.each([
    [{ name: '', title: 'Палатка' }, 'Палатка'],
    [{ name: '', vendor: 'Кедр', title: 'Палатка' }, 'Палатка'],
    [{ name: '', vendor: 'Кедр', model: 'Ф-7' }, 'Кедр Ф-7'],
    [{ name: '', typePrefix: 'Ботинки Кедр', vendor: 'кедр', model: 'Ф-7' }, 'Ботинки Кедр Ф-7'],
    [{ name: 'Ботинки Кедр Кедр Ф-7', vendor: 'Кедр' }, 'Ботинки Кедр Ф-7'],
    [{ name: 'Кедровые Кедр', vendor: 'Кедр' }, 'Кедровые Кедр'],
  ])('finds the name in %j', (fields, title) => {
    expect(checkOffer(raw(fields))).toMatchObject({ title });
  });

  it('keeps article number and bar code, once', () => {
    const params = [{ name: 'Артикул', value: 'A-1' }];
    expect(checkOffer(raw({ vendorCode: 'B-2', barcode: '460' }))).toMatchObject({
      params: [
        { name: 'Артикул', value: 'B-2' },
        { name: 'Штрихкод', value: '460' },
      ],
    });
    expect(checkOffer(raw({ vendorCode: 'B-2' }, { params }))).toMatchObject({ params });
  });

  it.each([
    ['1.9', [], [{ name: 'Вес', value: '1,9 кг' }]],
    ['0,250', [], [{ name: 'Вес', value: '0,25 кг' }]],
    ['1.9', [{ name: 'Вес, г', value: '1900' }], [{ name: 'Вес, г', value: '1900' }]],
    ['0', [], []],
    ['лёгкий', [], []],
  ])('<weight>%s</weight> beside %j is a property, unless the feed has one', (weight, params, expected) => {
    expect(checkOffer(raw({ weight }, { params }))).toMatchObject({ params: expected });
  });

  it('keeps pictures with web addresses', () => {
    const pictures = [
      'http://a.example/1.jpg',
      'https://b.example/2.jpg',
      'javascript:alert(1)',
      '/3.jpg',
      'data:image/png;base64,x',
      'https://b.example/2.jpg',
    ];
    expect(checkOffer(raw({}, { pictures }))).toMatchObject({
      pictures: ['http://a.example/1.jpg', 'https://b.example/2.jpg'],
    });
  });

  it.each<[string, Partial<RawOffer>, Record<string, string>, Record<string, number>]>([
    ['nothing is available', { available: 'false', outlets: [{ outlet: '1', amount: 5 }] }, {}, {}],
    ['nothing is available by its element', {}, { available: 'false' }, {}],
    ['a count', {}, { count: '3' }, { '': 3 }],
    ['a count with zeros', {}, { stock_quantity: '3.00' }, { '': 3 }],
    ['a count of nothing', {}, { count: '0' }, { '': 0 }],
    ['a count that is none', {}, { count: 'много' }, { '': 10 }],
    ['nothing said', {}, {}, { '': 10 }],
    [
      'shops',
      {
        outlets: [
          { outlet: '1', amount: 5 },
          { outlet: '2', amount: 0 },
        ],
      },
      {},
      { 1: 5, 2: 0 },
    ],
    ['shops and more than that', { outlets: [{ outlet: '1', amount: 5 }] }, { count: '7' }, { 1: 5, '': 2 }],
    ['shops and less than that', { outlets: [{ outlet: '1', amount: 5 }] }, { count: '2' }, { 1: 5 }],
  ])('stock: %s', (_name, more, fields, stock) => {
    const offer = checkOffer(raw(fields, more)) as Offer;
    expect(Object.fromEntries(offer.stock.map(({ outlet, amount }) => [outlet, amount]))).toEqual(stock);
  });

  it('computes roubles by the feed’s own rates', () => {
    const facts = (...rates: [string, number][]) => ({ shopName: '', rates: new Map(rates) });
    const priceOf = (currency: string, known: ReturnType<typeof facts>) =>
      checkOffer(raw({ currencyId: currency, price: '100.50', oldprice: '200' }), known);
    expect(priceOf('USD', facts(['RUR', 1], ['USD', 80]))).toMatchObject({ price: 804_000, oldPrice: 1_600_000 });
    // The main currency is not the rouble.
    expect(priceOf('BYN', facts(['BYN', 1], ['RUB', 0.04]))).toMatchObject({ price: 251_250 });
    expect(priceOf('', facts(['BYN', 1], ['RUB', 0.04]))).toMatchObject({ price: 251_250 });
    expect(priceOf('', facts(['KZT', 1]))).toEqual({ reason: 'валюта фида без курса к рублю' });
    expect(priceOf('EUR', facts(['RUR', 1]))).toEqual({ reason: 'валюта EUR без курса к рублю' });
  });
});

describe('cleanDescription', () => {
  it('keeps lists and paragraphs, drops scripts, handlers and links', () => {
    const html =
      '<h1>О товаре</h1><p onclick="x()">Тёплый <a href="javascript:x()">стол</a><script>alert(1)</script></p><ul><li>да</li></ul><img src=x onerror=y>';
    expect(cleanDescription(html)).toBe('<h2>О товаре</h2><p>Тёплый стол</p><ul><li>да</li></ul>');
  });

  it('turns plain lines into paragraphs, and HTML into plain words', () => {
    expect(cleanDescription('Первый\nряд\n\nВторой & третий')).toBe('<p>Первый<br />ряд</p><p>Второй &amp; третий</p>');
    expect(plainText('<p>Первый</p><ul><li>А &amp; Б</li></ul>')).toBe('Первый А & Б');
  });
});

describe('planSections', () => {
  const category = (id: string, parentId = '', title = `Раздел-${id}`) => ({ id, parentId, title });
  const plan = (categories: ReturnType<typeof category>[], used: string[]) => {
    const notes = new SkipReport();
    return { plans: planSections(categories, new Set(used), (text, id) => notes.add(text, id)), notes: notes.list() };
  };

  it('puts parents first whatever the order, and leaves out what has no goods', () => {
    const { plans } = plan([category('3', '2'), category('2', '1'), category('1'), category('9')], ['3']);
    expect(plans.map(({ categoryId, parentId }) => [categoryId, parentId])).toEqual([
      ['1', null],
      ['2', '1'],
      ['3', '2'],
    ]);
  });

  it('drops the single root that holds the menu, or has the name of the shop', () => {
    const tops = (plans: { title: string; parentId: string | null }[]) =>
      plans.filter(({ parentId }) => parentId === null).map(({ title }) => title);
    const menu = [
      category('1', '', 'Все'),
      category('2', '1', 'Обувь'),
      category('3', '1', 'Поход'),
      category('4', '2', 'Сапоги'),
    ];
    expect(tops(plan(menu, ['2', '3', '4']).plans)).toEqual(['Обувь', 'Поход']);
    expect(tops(plan(menu, ['1', '3', '4']).plans)).toEqual(['Все']);
    const twice = [category('1', '', 'Каталог'), category('2', '1', 'Каталог'), category('3', '2', 'Обувь')];
    expect(tops(plan(twice, ['3']).plans)).toEqual(['Обувь']);
    expect(plan(twice, ['3']).plans.map(({ slug }) => slug)).toEqual(['obuv']);
  });

  it('breaks cycles, and moves orphans to the top level', () => {
    const { plans, notes } = plan(
      [category('1', '3'), category('2', '1'), category('3', '2'), category('4', '77')],
      ['1', '2', '3', '4'],
    );
    expect(plans.filter(({ parentId }) => parentId === null).map(({ categoryId }) => categoryId)).toEqual(['1', '4']);
    expect(plans).toHaveLength(4);
    expect(notes.map(({ reason }) => reason)).toEqual(
      expect.arrayContaining(['разделы вложены друг в друга по кругу', 'у раздела нет родителя, он стоит наверху']),
    );
  });

  it('gives every section an address of its own', () => {
    const { plans } = plan(
      [category('1', '', 'Обувь'), category('2', '', 'Обувь'), category('3', '', 'Compare'), category('4', '', '日本')],
      ['1', '2', '3', '4'],
    );
    expect(plans.map(({ slug }) => slug)).toEqual(['obuv', 'obuv-2', 'compare-2', 'razdel-4']);
  });
});

describe('draftProduct', () => {
  it('chooses by colour and size, and leaves article numbers out', () => {
    const draft = draftProduct([
      offer({ Артикул: 'a1', Размер: '46', Цвет: 'синий', Материал: 'хлопок' }),
      offer({ Артикул: 'a2', Размер: '48', Цвет: 'синий', Материал: 'хлопок' }),
      offer({ Артикул: 'a3', Размер: '46', Цвет: 'красный', Материал: 'хлопок' }),
    ]);
    expect(draft.variants.map(({ values }) => values.map(({ name, value }) => `${name} ${value}`).join(', '))).toEqual([
      'Цвет синий, Размер 46',
      'Цвет синий, Размер 48',
      'Цвет красный, Размер 46',
    ]);
    expect(draft.properties).toEqual([{ name: 'Материал', value: 'хлопок' }]);
  });

  it('leaves out the product itself among its sizes', () => {
    const base = offer({ Материал: 'хлопок' }, { id: '0', html: '<p>Тёплая</p>', price: 90 });
    const sizes = ['46', '48', '50'].map((size) => offer({ Размер: size, Материал: 'хлопок' }, { id: size }));
    const draft = draftProduct([base, ...sizes]);
    expect(draft.variants.map(({ offer: { id }, values }) => [id, values.map(({ value }) => value).join()])).toEqual([
      ['46', '46'],
      ['48', '48'],
      ['50', '50'],
    ]);
    expect(draft).toMatchObject({ html: '<p>Тёплая</p>', properties: [{ name: 'Материал', value: 'хлопок' }] });
  });

  it('chooses by sizes although one offer has none, and orders them as sizes', () => {
    const draft = draftProduct([
      offer({ Размер: 'XL' }),
      offer({ Сезон: 'лето' }),
      offer({ Размер: 'S' }),
      offer({ Размер: 'M' }),
      offer({ Сезон: 'зима' }),
    ]);
    expect(draft.variants.map(({ values }) => values.map(({ value }) => value).join())).toEqual([
      'S,не указан',
      'M,не указан',
      'XL,не указан',
      'не указан,лето',
      'не указан,зима',
    ]);
  });

  it('knows the codes of all variants, and shows the one that they share', () => {
    const [one, two] = [offer({ Артикул: 'a1', Размер: '46' }), offer({ Артикул: 'a2', Размер: '48' })];
    expect(draftProduct([one, two])).toMatchObject({ codes: ['a1', 'a2'], properties: [] });
    expect(draftProduct([one])).toMatchObject({ codes: ['a1'] });
    expect(draftProduct([one]).properties).toContainEqual({ name: 'Артикул', value: 'a1' });
    expect(draftProduct([one, two]).variants.map(({ article }) => article)).toEqual(['a1', 'a2']);
    // What all share is said of the product, and what one chooses by has its place already.
    expect(draftProduct([one]).variants.map(({ article }) => article)).toEqual(['']);
    const alike = [offer({ Артикул: 'a1' }), offer({ Артикул: 'a2' })] as const;
    expect(draftProduct(alike).variants.map(({ article }) => article)).toEqual(['', '']);
  });

  it('numbers indistinguishable variants', () => {
    const draft = draftProduct([offer({ Цвет: 'синий' }), offer({ Цвет: 'синий' })]);
    expect(draft.variants.map(({ values }) => values)).toEqual([
      [{ name: 'Вариант', value: '1' }],
      [{ name: 'Вариант', value: '2' }],
    ]);
  });

  it('joins values of one name', () => {
    const draft = draftProduct([
      offer(
        {},
        {
          params: [
            { name: 'Сезон', value: 'лето' },
            { name: 'Сезон', value: 'весна' },
          ],
        },
      ),
    ]);
    expect(draft.properties).toEqual([{ name: 'Сезон', value: 'лето, весна' }]);
  });

  it.each([
    [['Куртка Полюс, 46', 'Куртка Полюс, 48'], 'Куртка Полюс'],
    [['Куртка Полюс размер 46', 'Куртка Полюс размер 48'], 'Куртка Полюс'],
    [['Ботинки Кедр, 41', 'Ботинки Кедр, 42'], 'Ботинки Кедр'],
    [['Куртка', 'Шапка'], 'Куртка'],
    [['Куртка Полюс', 'Куртка Полюс'], 'Куртка Полюс'],
  ])('%j → %s', (titles, title) => {
    expect(commonTitle(titles)).toBe(title);
  });
});

describe('joinColour', () => {
  it.each([
    ['Куртка Полюс синяя, 46', { Цвет: 'синий', Размер: '46' }, 'Куртка Полюс'],
    ['Куртка Полюс (чёрный)', { Цвет: 'черный' }, 'Куртка Полюс'],
    ['Куртка Полюс, размер 46, цвет красный', { Цвет: 'красный', Размер: '46' }, 'Куртка Полюс'],
    ['Кроссовки Бег 3 белые/синие р. 42', { Цвет: 'белый/синий', Размер: '42' }, 'Кроссовки Бег 3'],
    ['Красный шатёр', { Цвет: 'красный' }, 'Красный шатёр'],
    ['Палатка Тайга', { Цвет: 'хаки' }, 'Палатка Тайга'],
  ])('%s', (title, params, model) => {
    expect(modelTitle(offer(params, { title }))).toBe(model);
  });

  it('joins colours of one model; not those of other vendors and sections, nor what has no colour', () => {
    const key = (title: string, colour: string, more: Partial<Offer> = {}) =>
      joinColour(offer(colour === '' ? {} : { Цвет: colour }, { title, groupKey: title, ...more })).groupKey;
    const blue = key('Куртка Полюс синяя', 'синий');
    expect(key('Куртка Полюс красная', 'красный')).toBe(blue);
    expect(key('Куртка Полюс 2 красная', 'красный')).not.toBe(blue);
    expect(key('Куртка Полюс красная', 'красный', { vendor: 'Кедр' })).not.toBe(blue);
    expect(key('Куртка Полюс красная', 'красный', { categoryId: '6' })).not.toBe(blue);
    expect(key('Куртка Полюс', '')).toBe('Куртка Полюс');
  });
});
