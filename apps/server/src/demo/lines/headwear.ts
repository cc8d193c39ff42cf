import { line } from '../line.js';

/** Hats, caps, gloves, socks and scarves. */
export const headwearLines = [
  line({
    section: 'shapki', head: 'Шапка', category: 'Шапки', art: 'beanie', count: 11,
    series: [['norda', 'Lue', 3], ['frost', 'Pompon', 2], ['vega', 'Февраль', 1], ['taiga', 'Снегирь', 2]],
    tiers: [{ title: '', price: 1400, tails: ['с помпоном'], props: { 'Для кого': 'унисекс' } }, { title: 'Merino', price: 2400, tails: ['из мериноса'], props: { 'Для кого': 'унисекс', 'Состав': 'меринос' } }, { title: 'Kids', price: 990, tails: ['детская'], props: { 'Для кого': 'детские' } }],
    colours: ['red', 'blue', 'grey', 'pink', 'yellow', 'black', 'teal', 'white'], colourCount: [3, 5],
    props: ({ byGrade, number }) => ({ 'Сезон': 'зима', 'Состав': byGrade('акрил', 'акрил и шерсть', 'шерсть и акрил'), 'Вес': `${number(60, 110, 5)} г` }),
    intro: ['Тёплая, не колется и не сползает на глаза на спуске.'], points: ['Состав: {Состав}.', 'Флисовая подкладка на ушах.', 'Двойной отворот.', 'Помпон отстёгивается перед стиркой.'], advice: ['Стирайте руками, сушите на полотенце.'], reviews: 'clothes', searchExtra: 'тёплая зимняя вязаная',
  }),
  line({
    section: 'shapki', head: 'Кепка', category: 'Кепки', art: 'billed-cap', count: 8,
    series: [['aerona', 'Sun', 3], ['vega', 'Июль', 1], ['strela', 'Козырёк', 2]],
    tiers: [{ title: '', price: 1100, tails: ['беговая'], props: { 'Для кого': 'унисекс' } }, { title: 'Dry', price: 1600, tails: ['с сеткой'], props: { 'Для кого': 'унисекс' } }, { title: 'Kids', price: 790, tails: ['детская'], props: { 'Для кого': 'детские' } }],
    colours: ['blue', 'black', 'white', 'orange', 'lime', 'red', 'beige'], colourCount: [3, 5],
    props: ({ number }) => ({ 'Сезон': 'лето', 'Состав': 'полиэстер', 'Защита': 'UPF 50+', 'Вес': `${number(50, 80, 5)} г` }),
    intro: ['Лёгкая кепка с длинным козырьком: солнце отдельно, глаза отдельно.'], points: ['Состав: {Состав}, сохнет за полчаса.', 'Защита {Защита}.', 'Регулировка сзади одной рукой.'], advice: ['Стирайте руками, козырёк не сгибайте.'], reviews: 'clothes', searchExtra: 'бейсболка',
  }),
  line({
    section: 'shapki', head: 'Перчатки', category: 'Перчатки', art: 'gloves', count: 12,
    series: [['frost', 'Grip', 2], ['norda', 'Hand', 3], ['vega', 'Декабрь', 1], ['bars', 'Коготь', 2]],
    tiers: [{ title: 'Run', price: 1200, tails: ['беговые'], props: { 'Назначение': 'бег', 'Сезон': '3 сезона' } }, { title: 'Ski', price: 2900, tails: ['лыжные'], props: { 'Назначение': 'лыжи', 'Сезон': 'зима' } }, { title: 'Alpine', price: 4900, tails: ['горнолыжные'], props: { 'Назначение': 'склон', 'Сезон': 'зима' } }, { title: 'Bike', price: 1600, tails: ['велосипедные'], props: { 'Назначение': 'велосипед', 'Сезон': 'лето' } }],
    sizeOf: 'Размер', sizes: ['S', 'M', 'L', 'XL'], colours: ['black', 'purple', 'blue', 'red', 'graphite'], colourCount: [1, 3],
    props: ({ byGrade, number }) => ({ 'Состав': byGrade('полиэстер', 'полиэстер и кожа', 'нейлон и козья кожа'), 'Вес': `${number(60, 220, 10)} г` }),
    intro: ['Пальцы слушаются, телефон слушается, холод — нет.'], points: ['Состав: {Состав}.', 'Указательный палец работает с экраном.', 'Длинная манжета с утяжкой.', 'Петли пристёгивают пару друг к другу.'], advice: ['Размер — обхват ладони без большого пальца.'], reviews: 'clothes', searchExtra: 'варежки зимние тёплые',
  }),
  line({
    section: 'shapki', head: 'Носки', category: 'Носки', art: 'socks', count: 9,
    series: [['norda', 'Sokk', 3], ['taiga', 'Шаг', 2], ['vega', 'Пара', 1]],
    tiers: [{ title: 'Run', price: 490, tails: ['беговые'], props: { 'Назначение': 'бег', 'Сезон': 'лето' } }, { title: 'Trek', price: 890, tails: ['треккинговые'], props: { 'Назначение': 'поход', 'Сезон': '3 сезона' } }, { title: 'Ski', price: 1290, tails: ['лыжные высокие'], props: { 'Назначение': 'лыжи', 'Сезон': 'зима' } }],
    sizeOf: 'Размер', sizes: ['35–38', '39–42', '43–46'], colours: ['blue', 'grey', 'black', 'orange', 'olive'], colourCount: [1, 3],
    props: ({ byGrade }) => ({ 'Состав': byGrade('хлопок и полиамид', 'полиамид и эластан', 'меринос и полиамид'), 'Вес': byGrade('40 г', '55 г', '70 г') }),
    intro: ['Мозоли начинаются с носков. С этими — не начинаются.'], points: ['Состав: {Состав}.', 'Усиленные пятка и мыс.', 'Плоский шов над пальцами.', 'Левый и правый отличаются.'], advice: ['Стирайте вывернутыми при 30 °C.'], reviews: 'clothes',
  }),
  line({
    section: 'shapki', head: 'Шарф', category: 'Шарфы', art: 'scarf', count: 4,
    series: [['norda', 'Skjerf', 3], ['vega', 'Ноябрь', 1]],
    tiers: [{ title: '', price: 1200, tails: ['вязаный'] }, { title: 'Fleece', price: 900, tails: ['флисовый'], props: { 'Состав': 'флис' } }],
    colours: ['red', 'grey', 'blue', 'green', 'beige'], colourCount: [2, 4],
    props: ({ byGrade, number }) => ({ 'Сезон': 'зима', 'Для кого': 'унисекс', 'Состав': byGrade('акрил', 'акрил и шерсть', 'меринос'), 'Вес': `${number(90, 180, 10)} г` }),
    intro: ['Мягкий шарф, который закрывает шею и не кусается.'], points: ['Состав: {Состав}.', 'Длина 180 см.', 'Края не закручиваются.'], advice: ['Стирайте руками в прохладной воде.'], reviews: 'clothes',
  }),
];
