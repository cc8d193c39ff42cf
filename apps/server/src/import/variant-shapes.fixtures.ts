import { group, lamp, mat, nightly, param } from './feed-shape.fixtures.js';
import type { FeedShape } from './feed-shape.fixtures.js';
import { feedOf, offerOf } from './feed.fixtures.js';

const baseWithoutParams: FeedShape = {
  name: 'the product itself among its sizes, in the middle, without any param',
  feed: (night) => {
    const sized = (id: string, size: string) => (price: string) =>
      offerOf(id, { name: 'Куртка Полюс', price }, { ...group('g1'), inside: param('Размер', size) });
    const base = (price: string) => offerOf('100', { name: 'Куртка Полюс', price }, group('g1'));
    const offers = [sized('103', '50'), sized('101', '46'), base, sized('102', '48')];
    return feedOf({ offers: nightly(night, offers, lamp(), mat()) });
  },
  goods: { 'Куртка Полюс': ['46', '48', '50'], 'Фонарь Луч': [''] },
  sections: ['Обувь'],
  gone: 'Фонарь Луч',
};

const partialParams: FeedShape = {
  name: 'sizes that some offers have, and one has not, but a colour',
  feed: (night) => {
    const sized = (id: string, size: string) => (price: string) =>
      offerOf(
        id,
        { name: 'Ботинки Кедр', price },
        {
          ...group('g'),
          inside: size === '' ? param('Сезон', 'зима') : param('Размер', size) + param('Сезон', 'зима'),
        },
      );
    const colour = (price: string) =>
      offerOf('9', { name: 'Ботинки Кедр', price }, { ...group('g'), inside: param('Цвет', 'хаки') });
    const offers = [sized('1', '42'), sized('2', '40'), colour, sized('4', '41.5')];
    return feedOf({ offers: nightly(night, offers, lamp(), mat()) });
  },
  goods: { 'Ботинки Кедр': ['40', '41.5', '42', 'не указан'], 'Фонарь Луч': [''] },
  sections: ['Обувь'],
  gone: 'Фонарь Луч',
};

const repeatedIds: FeedShape = {
  name: 'one id for different goods, and for all sizes of a product',
  feed: (night) => {
    const named = (name: string) => (price: string) => offerOf('7', { name, price });
    const sized = (size: string) => (price: string) =>
      offerOf('8', { name: 'Брюки Склон', price }, { inside: param('Размер', size) });
    return feedOf({
      offers: nightly(
        night,
        [named('Шапка Снег'), named('Шапка Снег'), named('Шарф Лёд'), sized('S'), sized('XL'), sized('M')],
        lamp(),
        mat(),
      ),
    });
  },
  goods: { 'Шапка Снег': [''], 'Шарф Лёд': [''], 'Брюки Склон': ['S', 'M', 'XL'], 'Фонарь Луч': [''] },
  sections: ['Обувь'],
  skipped: { 'id уже был': 1 },
  gone: 'Фонарь Луч',
};

const coloursApart: FeedShape = {
  name: 'each colour an offer of its own, joined because asked',
  isJoiningColours: true,
  feed: (night) => {
    const jacket = (id: string, colour: string, word: string, size: string) => (price: string) =>
      offerOf(
        id,
        { name: `Куртка Полюс ${word}, ${size}`, vendor: 'Норда', price },
        { ...group(`c${word}`), inside: param('Цвет', colour) + param('Размер', size) },
      );
    return feedOf({
      offers: nightly(
        night,
        [
          jacket('1', 'синий', 'синяя', '48'),
          jacket('2', 'синий', 'синяя', '46'),
          jacket('3', 'чёрный', 'черная', '46'),
        ],
        lamp(),
        mat(),
      ),
    });
  },
  goods: { 'Куртка Полюс': ['синий, 46', 'синий, 48', 'чёрный, 46'], 'Фонарь Луч': [''] },
  sections: ['Обувь'],
  gone: 'Фонарь Луч',
};

const manySizes: FeedShape = {
  name: 'sizes in letters and in ranges, prices in another currency, a shop’s own root',
  feed: (night) => {
    const shirt = (id: string, size: string) => (price: string) =>
      offerOf(
        id,
        { name: `Футболка Бор ${size}`, price, currencyId: 'BYN' },
        { ...group('s'), inside: param('Размер', size) },
      );
    const child = (id: string, size: string) => (price: string) =>
      offerOf(id, { name: 'Комбинезон', price }, { ...group('k'), inside: param('Рост', size, 'см') });
    return feedOf({
      categories: '<category id="9">Интернет-магазин</category><category id="2" parentId="9">Одежда</category>',
      offers: nightly(
        night,
        [
          shirt('1', 'XXL'),
          shirt('2', 'S'),
          shirt('3', 'M'),
          shirt('4', 'XS'),
          child('5', '110-116'),
          child('6', '98-104'),
          child('7', '104-110'),
        ],
        lamp(),
        mat(),
      ),
    }).replace('<currency id="RUR" rate="1"/>', '<currency id="RUR" rate="1"/><currency id="BYN" rate="30.5"/>');
  },
  goods: {
    'Футболка Бор': ['XS', 'S', 'M', 'XXL'],
    Комбинезон: ['98-104 см', '104-110 см', '110-116 см'],
    'Фонарь Луч': [''],
  },
  sections: ['Одежда'],
  gone: 'Фонарь Луч',
};

/** Shapes of variants: of sizes, colours and repeated ids. */
export const variantShapes: readonly FeedShape[] = [
  baseWithoutParams,
  partialParams,
  repeatedIds,
  coloursApart,
  manySizes,
];
