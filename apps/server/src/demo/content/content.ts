import type { FilmName } from '../../pictures/films/film-list.js';
import {
  cutoutPictureKey,
  filmUrl,
  pictureUrl,
  posterUrl,
  productPictureKey,
  scenePictureKey,
} from '../../pictures/picture-key.js';
import { formPageTexts } from './form-pages.js';
import { sceneNames, type SceneName } from '../../pictures/scenes/scene-list.js';
import { historyText } from './history.js';

/** A sale of the index slider with the HTML of its dialog. */
export interface DemoSale {
  title: string;
  img: string;
  html: string;
  link: string;
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

const filmed = (film: FilmName, link: string, text: string) => ({
  link,
  image: filmUrl(film),
  text,
  isVideo: true,
  poster: posterUrl(filmUrl(film), 640),
});

const gallery = (keys: readonly string[]) =>
  keys.map((key) => ({ preview: pictureUrl(key, 320), src: pictureUrl(key, 1280) }));

const projectArts = [
  ['tent', 'orange'],
  ['backpack', 'green'],
  ['hiking-boot', 'brown'],
  ['sleeping-bag', 'blue'],
  ['thermos', 'red'],
  ['stove', 'blue'],
  ['compass', 'yellow'],
  ['flashlight', 'orange'],
  ['poles', 'lime'],
  ['inflatable', 'green'],
  ['sup', 'teal'],
  ['canoe', 'red'],
  ['fishing-pole', 'brown'],
  ['helmet', 'white'],
  ['goggles', 'orange'],
  ['skis', 'red'],
  ['snowboard', 'purple'],
  ['ice-skate', 'white'],
  ['bicycle', 'blue'],
  ['jacket', 'yellow'],
  ['beanie', 'red'],
  ['gloves', 'black'],
] as const;

const schoolPhotos = sceneNames.filter((name) => /^school-\d/.test(name));

/** Everything on the pages of the demo shop that is not goods. */
export const demoContent: DemoContent = {
  sales: [
    {
      title: 'Лыжный октябрь: до −30 %',
      img: scene('sale-skis'),
      link: '/catalog/lyzhi/?sale=1',
      html: '<p>Комплекты для классики и конька со скидкой до 30 %. Крепления ставим бесплатно, парафин в подарок.</p><p>Акция действует в магазинах и на сайте, пока есть ростовки.</p>',
    },
    {
      title: 'Палатки прошлого сезона',
      img: scene('sale-tents'),
      link: '/catalog/palatki/?sale=1',
      html: '<p>Те же дуги и та же ткань, другой цвет ярлыка. Скидки от 15 до 35 %.</p><ul><li>Гарантия сохраняется полностью.</li><li>Возврат — 14 дней.</li></ul>',
    },
    {
      title: 'Велосипед и шлем вместе',
      img: scene('sale-bikes'),
      link: '/catalog/velosipedy/',
      html: '<p>При покупке велосипеда — скидка 20 % на шлем и бесплатная первая регулировка.</p>',
    },
    {
      title: 'Ботинки на осень',
      img: scene('sale-boots'),
      link: '/catalog/trekking/?sale=1',
      html: '<p>Треккинговые ботинки с мембраной — со скидкой. Подберём по ноге и дадим пройтись по тестовой дорожке.</p>',
    },
  ],
  galleries: [
    { name: 'project', title: 'Школа в походах', images: gallery(schoolPhotos.map(scenePictureKey)) },
    {
      name: 'history',
      title: 'Как мы росли',
      images: gallery(
        (
          [
            'history-rental',
            'history-workshop',
            'history-shop',
            'history-school',
            'history-cities',
            'history-today',
          ] as const
        ).map(scenePictureKey),
      ),
    },
    {
      name: 'shops',
      title: 'Наши магазины',
      images: gallery(
        (
          ['shop-tyumen', 'shop-yekaterinburg', 'shop-chelyabinsk', 'shop-surgut', 'shop-perm', 'shop-omsk'] as const
        ).map(scenePictureKey),
      ),
    },
  ],
  blocks: {
    ...formPageTexts,
    mainSlider: {
      autoplay: true,
      autoplayTimeout: 6000,
      items: [
        slide(
          'winter',
          '/catalog/lyzhi/',
          'Зима близко. Лыжи уже здесь',
          'Комплекты для классики и конька со скидкой до 30 % — крепления поставим бесплатно.',
          'Выбрать лыжи',
        ),
        slide(
          'camp',
          '/catalog/palatki/',
          'Ночь под звёздами',
          'Палатки, спальники и коврики, проверенные в сибирских лесах.',
          'Собраться в поход',
        ),
        slide(
          'wheels',
          '/catalog/velosipedy/',
          'Всё, что катится',
          'Велосипеды и самокаты: собираем, настраиваем, даём прокатиться.',
          'Смотреть',
        ),
      ],
    },
    banners: [
      banner('tile-skates', '/catalog/konki/', 'Коньки всей семьёй'),
      banner('tile-service', '/service/', 'Сервис: заточка за один день'),
      filmed('lake', '/catalog/sup/', 'На воду с SUP-доской'),
      banner('tile-run', '/catalog/krossovki/', 'Бежать мягко'),
      banner('tile-fishing', '/catalog/spinningi/', 'Рыбалка без суеты'),
      banner('tile-team', '/catalog/myachi/', 'Игры для двора'),
    ],
    history: historyText,
    flipCounter: 12480,
    project: {
      lead: 'Учим ходить в походы тех, кто ещё ни разу не ночевал в палатке. Четыре занятия, два дня в лесу — и маршрут вам по силам.',
      img: scene('school-hero', 1280),
      about: [
        'Школа походов — учебный проект «Тропы». Мы собираем группы до двенадцати человек, даём снаряжение напрокат и учим всему, что пригодится вдали от города: собирать рюкзак, ставить лагерь, читать карту, готовить на костре и горелке.',
        'Занятия идут по вечерам в магазине на Республики, 142, а по выходным — в лесу. Опыт не нужен: достаточно удобной обуви и желания. Детей берём с десяти лет вместе с родителями.',
      ],
      program: [
        { title: 'Сборы', text: 'Что взять и что оставить дома. Подгоняем рюкзак, укладываем его и взвешиваем.' },
        { title: 'Лагерь', text: 'Ставим палатку за пять минут, выбираем место, вяжем три главных узла.' },
        { title: 'Маршрут', text: 'Карта, компас и навигатор. Считаем километры, набор высоты и время до темноты.' },
        {
          title: 'Выход на два дня',
          text: 'Идём двенадцать километров с ночёвкой. Инструкторы рядом, решения — за вами.',
        },
      ],
    },
    vacancies: [
      { id: 1, value: 'Продавец-консультант' },
      { id: 2, value: 'Мастер сервиса' },
      { id: 3, value: 'Инструктор школы походов' },
      { id: 4, value: 'Кладовщик' },
    ],
    instructors: [
      {
        img: scene('school-sokolova', 480),
        name: 'Ирина Соколова',
        description: 'Лыжный инструктор, 12 лет на трассах Урала. Ведёт зимние выходы.',
      },
      {
        img: scene('school-ershov', 480),
        name: 'Павел Ершов',
        description: 'Водит группы по Приполярному Уралу и учит собирать рюкзак.',
      },
      {
        img: scene('school-lukina', 480),
        name: 'Анна Лукина',
        description: 'Сплавы и SUP: от первого гребка до озёрного перехода.',
      },
      {
        img: scene('school-galeev', 480),
        name: 'Тимур Галеев',
        description: 'Велопоходы и ремонт в пути: довезёт всех, даже с лопнувшей цепью.',
      },
      {
        img: scene('school-vetrova', 480),
        name: 'Мария Ветрова',
        description: 'Походы с детьми: знает, чем занять семилетнего на десятом километре.',
      },
    ],
    social: {
      link: 'https://vk.com/',
      items: projectArts.slice(0, 8).map(([art, colour], index) => ({
        id: index + 1,
        link: 'https://vk.com/',
        img: pictureUrl(productPictureKey(art, colour, 'y', 3)),
      })),
    },
    partners: (['mountain', 'evergreen-tree', 'snowflake', 'fire', 'trophy', 'package', 'wrench'] as const).map(
      (art, index) => ({
        link: '/about/history/',
        img: pictureUrl(cutoutPictureKey(art, 'grey'), 160),
        title: [
          'Турклуб «Перевал»',
          'Лесной патруль',
          'Лыжный клуб',
          'Костёр',
          'Кубок города',
          'Доставка «Тракт»',
          'Мастерская',
        ][index],
      }),
    ),
  },
};
