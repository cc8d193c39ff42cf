import { pageDataWire } from '@tropa/api-client/wire';
import { parse } from 'valibot';
import { describeOnDatabases } from '../../testing/databases.js';
import type { TestDatabase } from '../../testing/databases.js';
import { getMenu } from '../catalogue/menu.js';
import { getProductDetail } from './product-detail.js';
import { getBestOffers, getProductWidgets } from './product-widgets.js';

describeOnDatabases('the product page', (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open('shop');
  }, 60_000);
  afterAll(() => database.close());

  it('returns page data that the client accepts', async () => {
    const page = await getProductDetail(database.db, 'ryukzak-taiga-65');
    const detail = parse(pageDataWire._productDetail, page?.detail);
    expect(detail).toMatchObject({
      id: 1,
      title: 'Рюкзак туристический Тайга 65+10',
      category: 'Туристические рюкзаки',
      brand: 'Тайга',
      rating: 4,
      propertyLabels: { color: 'Цвет' },
      price: 12490,
      oldPrice: 15990,
      properties: [
        { name: 'Бренд', value: 'Тайга' },
        { name: 'Вес', value: '1,9 кг' },
      ],
    });
    expect(detail.breadcrumbs?.map((crumb) => crumb.link)).toEqual([
      '/',
      '/catalog/',
      '/catalog/turizm/',
      '/catalog/ryukzaki/',
      '/product/ryukzak-taiga-65/',
    ]);
    expect(detail.retail?.[2]).toMatchObject({
      id: 12,
      name: 'синий',
      price: 12990,
      oldPrice: null,
      isAvailable: false,
      properties: [
        { id: 'color', value: '/media/ryukzak-taiga-65-2/160.webp', type: 'image', title: 'синий', color: '#1d4ec2' },
      ],
      images: [{ src: '/media/ryukzak-taiga-65-2/960.webp' }],
    });
    expect(detail.images).toHaveLength(3);
  });

  it('has nothing to choose for goods sold as they are, and nothing at all for an unknown address', async () => {
    expect((await getProductDetail(database.db, 'ershik'))?.detail).toMatchObject({
      retail: [],
      price: 199.5,
      brand: '',
    });
    expect(await getProductDetail(database.db, 'net-takogo')).toBeNull();
  });

  it('uses the size table of the nearest section', async () => {
    const table = async (slug: string): Promise<unknown> =>
      (await getProductDetail(database.db, slug))?.detail.propertyInfoTables;
    expect(await table('krossovki-taiga-run')).toEqual({
      size: { link: '', label: 'Таблица размеров', tableContent: '<table><tr><td>обувь</td></tr></table>' },
    });
    expect(await table('ryukzak-norda-22')).toEqual({});
  });

  it('offers similar goods by nearness of price and accessories of related sections', async () => {
    const { similar, accessories } = await getProductWidgets(database.db, 1);
    expect(similar.map((card) => card.id)).toEqual([2]);
    expect(accessories.comfort.map((card) => card.id)).toEqual([5, 6]);
    expect(accessories.safety).toEqual([]);
  });

  it('puts reduced and recommended goods first among best offers, sold out ones nowhere', async () => {
    expect((await getBestOffers(database.db, 10)).map((card) => card.id)).toEqual([1, 5, 6]);
  });

  it('gives the menu in two levels', async () => {
    expect(await getMenu(database.db)).toMatchObject([
      { title: 'Туризм', link: '/catalog/turizm/', children: [{ title: 'Рюкзаки' }, { title: 'Палатки' }] },
      { title: 'Обувь', children: [{ title: 'Кроссовки', link: '/catalog/krossovki/' }] },
    ]);
  });
});
