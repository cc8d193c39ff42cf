/** Ten feeds, each with what one kind of real shop does; small, and made here. */
import { lamp, mat, nightly, param } from './feed-shape.fixtures.js';
import type { FeedShape } from './feed-shape.fixtures.js';
import { feedOf, offerOf } from './feed.fixtures.js';

import { variantShapes } from './variant-shapes.fixtures.js';

const vendorModel: FeedShape = {
  name: 'vendor.model in windows-1251, the vendor repeated, titles and models for names',
  encoding: 'windows-1251',
  feed: (night) => {
    const boots = (price: string) =>
      offerOf(
        'v1',
        {
          name: '',
          typePrefix: 'Ботинки',
          vendor: 'Норда',
          model: 'Норда Ф-7',
          price,
          vendorCode: 'NF-7',
          barcode: '4601',
        },
        { attributes: 'type="vendor.model"' },
      );
    const tent = (price: string) => offerOf('v2', { name: '', title: 'Палатка Тайга', price });
    const ski = (price: string) => offerOf('v3', { name: '', model: 'Ветер 3', vendor: 'Норда', price });
    return feedOf({
      declaration: '<?xml version="1.0" encoding="windows-1251"?>',
      offers: nightly(night, [boots, tent, ski], lamp(), mat()),
    });
  },
  goods: { 'Ботинки Норда Ф-7': [''], 'Палатка Тайга': [''], 'Норда Ветер 3': [''], 'Фонарь Луч': [''] },
  sections: ['Обувь'],
  gone: 'Фонарь Луч',
};

const deepTree: FeedShape = {
  name: 'parent_id, «Каталог / Каталог» above the menu, sections without goods',
  feed: (night) => {
    const at = (id: string, name: string, categoryId: string) => (price: string) =>
      offerOf(id, { name, categoryId, price });
    return feedOf({
      categories:
        '<category id="1">Каталог</category><category id="2" parent_id="1">Каталог</category>' +
        '<category id="10" parent_id="2">Поход</category><category id="11" parent_id="10">Палатки</category>' +
        '<category id="20" parent_id="2">Зима</category><category id="30" parent_id="2">Пустой</category>',
      offers: nightly(
        night,
        [at('1', 'Палатка Тайга', '11'), at('2', 'Санки', '20')],
        lamp({ categoryId: '10' }),
        mat({ categoryId: '10' }),
      ),
    });
  },
  goods: { 'Палатка Тайга': [''], Санки: [''], 'Фонарь Луч': [''] },
  sections: ['Поход', 'Зима'],
  gone: 'Фонарь Луч',
};

const escapedTwice: FeedShape = {
  name: 'entities escaped twice in names, sections, params and descriptions',
  feed: (night) => {
    const tent = (price: string) =>
      offerOf(
        '1',
        {
          name: 'Палатка &amp;quot;Тайга&amp;quot;',
          price,
          description: '&amp;lt;p&amp;gt;Сухо &amp;amp; тепло&amp;lt;/p&amp;gt;',
        },
        { inside: param('Ткань &amp;amp; швы', '75D &amp;laquo;R&amp;raquo;') },
      );
    return feedOf({
      categories: '<category id="2">Палатки &amp;amp; тенты</category>',
      offers: nightly(night, [tent], lamp(), mat()),
    });
  },
  goods: { 'Палатка "Тайга"': [''], 'Фонарь Луч': [''] },
  sections: ['Палатки & тенты'],
  gone: 'Фонарь Луч',
};

const brokenOffers: FeedShape = {
  name: 'prices of 0, no names, unknown sections; rejected goods first',
  feed: (night) => {
    const good = (id: string, name: string) => (price: string) => offerOf(id, { name, price });
    const bad = [
      offerOf('z', { price: '0' }),
      offerOf('n', { name: '' }),
      offerOf('c', { categoryId: '404' }),
      offerOf('t', { price: 'по запросу' }),
    ].join('');
    return feedOf({
      offers: bad + nightly(night, [good('1', '!!!БРАК!!! Лыжи Ветер'), good('2', 'Лыжи Ветер')], lamp(), mat()),
    });
  },
  goods: { '!!!БРАК!!! Лыжи Ветер': [''], 'Лыжи Ветер': [''], 'Фонарь Луч': [''] },
  sections: ['Обувь'],
  skipped: { 'цена 0': 1, 'нет названия': 1, 'нет такого раздела': 1, 'цена не число': 1 },
  gone: 'Фонарь Луч',
};

const stockOfShops: FeedShape = {
  name: 'stock of each shop, a count beside it, an outlet that is not a shop',
  feed: (night) => {
    const outlets = (...list: [string, number][]) =>
      `<outlets>${list.map(([id, instock]) => `<outlet id="${id}" instock="${instock}"/>`).join('')}</outlets>`;
    const tent = (price: string) =>
      offerOf('1', { name: 'Палатка Тайга', price }, { inside: outlets(['2', 3], ['3', 0], ['склад', 4]) });
    const ski = (price: string) =>
      offerOf('2', { name: 'Лыжи Ветер', price, count: '9' }, { inside: outlets(['2', 2]) });
    return feedOf({ offers: nightly(night, [tent, ski], lamp({ count: '6' }), mat()) });
  },
  goods: { 'Палатка Тайга': [''], 'Лыжи Ветер': [''], 'Фонарь Луч': [''] },
  sections: ['Обувь'],
  gone: 'Фонарь Луч',
  stock: { 'Палатка Тайга': { 1: 4, 2: 3 }, 'Лыжи Ветер': { 1: 7, 2: 2 }, 'Фонарь Луч': { 1: 6 } },
};

/** All ten. */
export const feedShapes: readonly FeedShape[] = [
  ...variantShapes,
  vendorModel,
  deepTree,
  escapedTwice,
  brokenOffers,
  stockOfShops,
];
