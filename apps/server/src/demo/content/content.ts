import { cutoutPictureKey, pictureUrl, productPictureKey, scenePictureKey } from '../../pictures/picture-key.js';
import type { SceneName } from '../../pictures/scenes/scene-list.js';

/** A sale of the index slider with the HTML of its dialog. */
export interface DemoSale {
  title: string;
  img: string;
  html: string;
}

/** A gallery of S1 §2 by its name: addresses of a thumbnail and of the whole picture. */
export interface DemoGallery {
  name: 'project' | 'history' | 'shops';
  title: string;
  images: readonly { preview: string; src: string }[];
}

/** What pages show beside goods. `blocks` are page data by name without the underscore, in wire form. */
export interface DemoContent {
  sales: readonly DemoSale[];
  galleries: readonly DemoGallery[];
  blocks: Readonly<Record<string, unknown>>;
}

const scene = (name: SceneName, width: 480 | 640 | 960 | 1280 = 640) => pictureUrl(scenePictureKey(name), width);

const slide = (name: 'winter' | 'camp' | 'wheels', link: string, title: string, text: string, button: string) => ({
  link,
  img: scene(`slide-${name}`, 1280),
  imgMobile: scene(`slide-${name}-tall`, 640),
  title,
  text,
  button,
});

const banner = (name: SceneName, link: string, text: string) => ({ link, image: scene(name), text, isVideo: false });

const gallery = (keys: readonly string[]) =>
  keys.map((key) => ({ preview: pictureUrl(key, 320), src: pictureUrl(key, 1280) }));

const projectArts = [
  ['tent', 'orange'], ['backpack', 'green'], ['hiking-boot', 'brown'], ['sleeping-bag', 'blue'], ['thermos', 'red'], ['stove', 'blue'], ['compass', 'yellow'], ['flashlight', 'orange'],
  ['poles', 'lime'], ['inflatable', 'green'], ['sup', 'teal'], ['canoe', 'red'], ['fishing-pole', 'brown'], ['helmet', 'white'], ['goggles', 'orange'], ['skis', 'red'],
  ['snowboard', 'purple'], ['ice-skate', 'white'], ['bicycle', 'blue'], ['jacket', 'yellow'], ['beanie', 'red'], ['gloves', 'black'],
] as const;

/** Everything on the pages of the demo shop that is not goods. */
export const demoContent: DemoContent = {
  sales: [
    { title: 'Лыжный октябрь: до −30 %', img: scene('sale-skis'), html: '<h2>Лыжный октябрь</h2><p>Комплекты для классики и конька со скидкой до 30 %. Крепления ставим бесплатно, парафин в подарок.</p><p>Акция действует в магазинах и на сайте, пока есть ростовки.</p>' },
    { title: 'Палатки прошлого сезона', img: scene('sale-tents'), html: '<h2>Палатки прошлого сезона</h2><p>Те же дуги и та же ткань, другой цвет ярлыка. Скидки от 15 до 35 %.</p><ul><li>Гарантия сохраняется полностью.</li><li>Возврат — 14 дней.</li></ul>' },
    { title: 'Велосипед и шлем вместе', img: scene('sale-bikes'), html: '<h2>Велосипед и шлем</h2><p>При покупке велосипеда — скидка 20 % на шлем и бесплатная первая регулировка.</p>' },
    { title: 'Ботинки на осень', img: scene('sale-boots'), html: '<h2>Ботинки на осень</h2><p>Треккинговые ботинки с мембраной — со скидкой. Подберём по ноге и дадим пройтись по тестовой дорожке.</p>' },
  ],
  galleries: [
    { name: 'project', title: 'Школа походов', images: gallery(projectArts.map(([art, colour]) => productPictureKey(art, colour, 'g', 1))) },
    { name: 'history', title: 'Как мы росли', images: gallery((['article-skis', 'article-tent', 'article-bike', 'article-boots', 'article-backpack', 'article-sup'] as const).map(scenePictureKey)) },
    { name: 'shops', title: 'Наши магазины', images: gallery((['sale-skis', 'sale-tents', 'sale-bikes', 'sale-boots', 'article-layers', 'article-sleep'] as const).map(scenePictureKey)) },
  ],
  blocks: {
    mainSlider: {
      autoplay: true,
      autoplayTimeout: 6000,
      items: [
        slide('winter', '/catalog/lyzhi/', 'Зима близко. Лыжи уже здесь', 'Комплекты для классики и конька со скидкой до 30 % — крепления поставим бесплатно.', 'Выбрать лыжи'),
        slide('camp', '/catalog/palatki/', 'Ночь под звёздами', 'Палатки, спальники и коврики, проверенные в сибирских лесах.', 'Собраться в поход'),
        slide('wheels', '/catalog/velosipedy/', 'Всё, что катится', 'Велосипеды и самокаты: собираем, настраиваем, даём прокатиться.', 'Смотреть'),
      ],
    },
    banners: [
      banner('tile-skates', '/catalog/konki/', 'Коньки всей семьёй'),
      banner('tile-service', '/contacts/', 'Сервис: заточка за один день'),
      banner('tile-lake', '/catalog/sup/', 'На воду с SUP-доской'),
      banner('tile-run', '/catalog/krossovki/', 'Бежать мягко'),
      banner('tile-fishing', '/catalog/spinningi/', 'Рыбалка без суеты'),
      banner('tile-team', '/catalog/myachi/', 'Игры для двора'),
    ],
    flipCounter: 12480,
    vacancies: [{ id: 1, value: 'Продавец-консультант' }, { id: 2, value: 'Мастер сервиса' }, { id: 3, value: 'Инструктор школы походов' }, { id: 4, value: 'Кладовщик' }],
    instructors: [
      { img: pictureUrl('skis-red-b1'), name: 'Ирина Соколова', description: 'Лыжный инструктор, 12 лет на трассах Урала.' },
      { img: pictureUrl('backpack-green-t1'), name: 'Павел Ершов', description: 'Водит группы по Приполярному Уралу и учит собирать рюкзак.' },
      { img: pictureUrl('sup-teal-g1'), name: 'Анна Лукина', description: 'Сплавы и SUP: от первого гребка до озёрного перехода.' },
    ],
    social: {
      link: 'https://vk.com/',
      items: projectArts.slice(0, 8).map(([art, colour], index) => ({
        id: index + 1, link: 'https://vk.com/', img: pictureUrl(productPictureKey(art, colour, 'y', 3)),
      })),
    },
    partners: (['mountain', 'evergreen-tree', 'snowflake', 'fire', 'trophy', 'package', 'wrench'] as const).map((art, index) => ({
      link: '/about/history/',
      img: pictureUrl(cutoutPictureKey(art, 'grey'), 160),
      title: ['Школа походов', 'Лесной патруль', 'Лыжный клуб', 'Костёр', 'Кубок города', 'Доставка «Тракт»', 'Мастерская'][index],
    })),
  },
};
