import { line, sizeRange, type Series } from '../line.js';

const men = sizeRange(40, 46);
const women = sizeRange(36, 41);

const runSeries: readonly Series[] = [['pulsar', 'Flow', 2], ['aerona', 'Tempo', 3], ['strela', 'Дистанция', 2], ['vega', 'Круг', 1], ['norda', 'Lope', 3]];

/** Boots, running shoes and sandals. */
export const footwearLines = [
  line({
    section: 'trekking', head: 'Ботинки треккинговые', category: 'Треккинговые ботинки', art: 'hiking-boot', count: 26,
    series: [['kedr', 'Тропа', 2], ['norda', 'Stein', 3], ['sarmat', 'Степь', 1], ['taiga', 'Валежник', 2], ['sable', 'Alpen', 3]],
    tiers: [
      { title: 'Mid', price: 7900, tails: ['мужские'], sizes: men, props: { 'Для кого': 'мужские' } }, { title: 'Mid W', price: 7600, tails: ['женские'], sizes: women, props: { 'Для кого': 'женские' } },
      { title: 'Mid WP', price: 9400, art: 'boot-tall', tails: ['мужские с мембраной'], sizes: men, props: { 'Для кого': 'мужские', 'Мембрана': 'Aquablock 10K' } },
      { title: 'Mid WP W', price: 9400, art: 'boot-tall', tails: ['женские с мембраной'], sizes: women, props: { 'Для кого': 'женские', 'Мембрана': 'Aquablock 10K' } },
      { title: 'Low', price: 6400, art: 'boot-low', tails: ['мужские низкие'], sizes: men, props: { 'Для кого': 'мужские' } }, { title: 'Low W', price: 6200, art: 'boot-low', tails: ['женские низкие'], sizes: women, props: { 'Для кого': 'женские' } },
      { title: 'Winter', price: 9900, art: 'boot-winter', tails: ['мужские утеплённые'], sizes: men, props: { 'Для кого': 'мужские', 'Сезон': 'зима' } }, { title: 'High', price: 11900, art: 'boot-tall', tails: ['мужские высокие'], sizes: men, props: { 'Для кого': 'мужские' } },
    ],
    sizeOf: 'Размер обуви', colours: ['brown', 'olive', 'black', 'orange', 'graphite', 'beige', 'blue'], colourCount: [1, 3],
    props: ({ byGrade, number, pick }) => ({ 'Сезон': pick(['лето', '3 сезона']), 'Мембрана': byGrade('нет', 'Aquablock 8K', 'Aquablock 15K'), 'Верх': byGrade('текстиль и замша', 'замша', 'нубук'), 'Подошва': byGrade('резина', 'резина с протектором 4 мм', 'резина с протектором 5 мм'), 'Вес': `${number(480, 720, 10)} г (ботинок)` }),
    intro: ['Ботинки, в которых забываешь смотреть под ноги: держат на камне, глине и мокром корне.', 'Сел, зашнуровал, пошёл: колодка не требует недели на разнашивание.', 'Для троп и выходных с рюкзаком: носок защищён, пятка сидит плотно.'],
    points: ['Верх: {Верх}, мыс закрыт резиной.', 'Мембрана: {Мембрана}.', 'Подошва — {Подошва}.', 'Язык пришит по бокам: камешки не попадут.', 'Вес {Вес}.', 'Шнурки круглые, не развязываются на спуске.'],
    advice: ['Меряйте вечером на тот носок, в котором пойдёте: палец не должен упираться на спуске.', 'Сушите вдали от костра и пропитайте после третьей прогулки.'],
    reviews: 'boots', searchExtra: 'обувь для похода',
  }),
  line({
    section: 'trekking', head: 'Ботинки зимние', category: 'Детские ботинки', art: 'hiking-boot', count: 7,
    series: [['vega', 'Сугроб', 1], ['norda', 'Varme', 2], ['bars', 'Следопыт', 2]],
    tiers: [{ title: 'Kids', price: 3900, art: 'boot-kids', tails: ['детские'], sizes: sizeRange(26, 33) }, { title: 'Junior', price: 4600, art: 'boot-kids', tails: ['подростковые'], sizes: sizeRange(34, 39) }, { title: 'Fur', price: 5200, art: 'boot-winter', tails: ['детские с мехом'], sizes: sizeRange(27, 34) }],
    sizeOf: 'Размер обуви', colours: ['blue', 'pink', 'purple', 'black', 'red'], colourCount: [2, 3],
    props: ({ byGrade, number }) => ({ 'Для кого': 'детские', 'Сезон': 'зима', 'Мембрана': byGrade('нет', 'Aquablock 5K', 'Aquablock 8K'), 'Верх': 'текстиль и искусственная кожа', 'Подошва': 'резина, не дубеет до −25 °C', 'Вес': `${number(280, 420, 10)} г (ботинок)` }),
    intro: ['Сухие ноги после двух часов в сугробе — проверено не на бумаге.'],
    points: ['Верх: {Верх}.', 'Подошва: {Подошва}.', 'Липучка и резинка: застёгиваются сами.', 'Съёмная стелька: по ней видно запас.'],
    advice: ['Запас — один сантиметр по стельке.'], reviews: 'boots',
  }),
  line({
    section: 'trekking', head: 'Сапоги резиновые', category: 'Резиновые сапоги', art: 'womans-boot', count: 6,
    series: [['ladoga', 'Дождь', 2], ['vega', 'Лужа', 1]],
    tiers: [{ title: 'W', price: 2400, tails: ['женские'], sizes: sizeRange(36, 41), props: { 'Для кого': 'женские' } }, { title: 'Kids', price: 1600, tails: ['детские'], sizes: sizeRange(25, 33), props: { 'Для кого': 'детские' } }, { title: 'Warm', price: 2900, tails: ['с утеплителем'], sizes: sizeRange(36, 42), props: { 'Для кого': 'женские' } }],
    sizeOf: 'Размер обуви', colours: ['red', 'yellow', 'green', 'blue', 'pink', 'black'], colourCount: [2, 4],
    props: ({ number }) => ({ 'Сезон': '3 сезона', 'Мембрана': 'нет', 'Верх': 'ПВХ', 'Подошва': 'ПВХ, глубокий протектор', 'Вес': `${number(450, 700, 10)} г` }),
    intro: ['Лужи больше не обходят.'], points: ['Материал: {Верх}.', 'Подошва: {Подошва}.', 'Съёмный носок сохнет отдельно.', 'Ручки по бокам у детских.'], advice: ['Мойте тёплой водой, не сушите на батарее.'], reviews: 'boots',
  }),
  line({
    section: 'krossovki', head: 'Кроссовки беговые', category: 'Беговые кроссовки', art: 'running-shoe', count: 28,
    series: runSeries,
    tiers: [
      { title: 'Run', price: 5900, tails: ['мужские'], sizes: men, props: { 'Для кого': 'мужские', 'Назначение': 'асфальт' } }, { title: 'Run W', price: 5900, tails: ['женские'], sizes: women, props: { 'Для кого': 'женские', 'Назначение': 'асфальт' } },
      { title: 'Fast', price: 9900, art: 'shoe-racer', tails: ['мужские соревновательные'], sizes: men, props: { 'Для кого': 'мужские', 'Назначение': 'соревнования' } }, { title: 'Soft W', price: 7400, art: 'shoe-racer', tails: ['женские с мягкой подошвой'], sizes: women, props: { 'Для кого': 'женские', 'Назначение': 'асфальт' } },
      { title: 'Gym', price: 4900, art: 'shoe-gym', tails: ['для зала', 'мужские для зала'], sizes: men, props: { 'Для кого': 'мужские', 'Назначение': 'зал' } }, { title: 'Kids', price: 3400, art: 'shoe-kids', tails: ['детские'], sizes: sizeRange(28, 37), props: { 'Для кого': 'детские', 'Назначение': 'зал' } },
    ],
    sizeOf: 'Размер обуви', colours: ['blue', 'black', 'white', 'grey', 'pink', 'lime', 'orange', 'red', 'teal'], colourCount: [2, 4],
    props: ({ byGrade, number, pick }) => ({ 'Уровень': byGrade('начинающий', 'уверенный', 'спортивный'), 'Перепад': pick(['4 мм', '6 мм', '8 мм', '10 мм']), 'Верх': byGrade('сетка', 'двухслойная сетка', 'вязаный бесшовный'), 'Подошва': byGrade('вспененный этиленвинилацетат', 'пена с отскоком', 'пена с азотом'), 'Вес': `${number(210, 320, 5)} г` }),
    intro: ['Кроссовки, в которых хочется пробежать ещё километр: мягко на пятке, упруго на носке.', 'Рабочая пара на каждый день: не жарко, не тесно, не скользко.', 'Лёгкие и устойчивые: колено и ступня скажут спасибо.'],
    points: ['Верх: {Верх}, пальцы не натирает.', 'Подошва — {Подошва}.', 'Перепад {Перепад}.', 'Вес {Вес}.', 'Вставки отражают свет фар.', 'Стелька вынимается: подойдёт своя.'],
    advice: ['Берите на полразмера больше повседневной обуви: нога в беге удлиняется.', 'Двух пар, которые чередуют, хватает больше чем вдвое дольше.'],
    reviews: 'shoes', searchExtra: 'кроссовок бег обувь',
  }),
  line({
    section: 'krossovki', head: 'Кроссовки для трейла', category: 'Трейловые кроссовки', art: 'shoe-trail', count: 11,
    series: [['norda', 'Sti', 3], ['kedr', 'Корень', 2], ['aerona', 'Peak', 3], ['rys', 'Склон', 1]],
    tiers: [{ title: 'Trail', price: 7900, tails: ['мужские'], sizes: men, props: { 'Для кого': 'мужские' } }, { title: 'Trail W', price: 7900, tails: ['женские'], sizes: women, props: { 'Для кого': 'женские' } }, { title: 'Trail WP', price: 9900, tails: ['мужские с мембраной'], sizes: men, props: { 'Для кого': 'мужские' } }],
    sizeOf: 'Размер обуви', colours: ['orange', 'olive', 'black', 'teal', 'purple', 'yellow'], colourCount: [1, 3],
    props: ({ byGrade, number, pick }) => ({ 'Назначение': 'трейл', 'Уровень': byGrade('начинающий', 'уверенный', 'спортивный'), 'Перепад': pick(['4 мм', '6 мм', '8 мм']), 'Верх': byGrade('сетка', 'плотная сетка', 'сетка с каркасом'), 'Подошва': byGrade('протектор 4 мм', 'протектор 5 мм', 'протектор 6 мм'), 'Вес': `${number(260, 360, 5)} г` }),
    intro: ['Цепкие, устойчивые и с защитой носка: корни и камни больше не решают, куда вам бежать.'],
    points: ['Подошва: {Подошва}.', 'Верх: {Верх}, быстро сохнет после брода.', 'Пластина защищает от острых камней.', 'Быстрая шнуровка с карманом под фиксатор.', 'Вес {Вес}.'],
    advice: ['После грязи мойте щёткой под холодной водой и сушите с газетой внутри.'], reviews: 'shoes', searchExtra: 'кроссовок бег по лесу',
  }),
  line({
    section: 'sandalii', head: 'Шлёпанцы', category: 'Шлёпанцы', art: 'thong-sandal', count: 14,
    series: [['volna', 'Пирс', 2], ['vega', 'Пляж', 1], ['aerona', 'Slide', 3], ['ladoga', 'Камыш', 2]],
    tiers: [{ title: '', price: 1200, art: 'sandal', tails: ['мужские'], sizes: men, props: { 'Для кого': 'мужские' } }, { title: 'W', price: 1200, tails: ['женские'], sizes: women, props: { 'Для кого': 'женские' } }, { title: 'Pool', price: 1600, art: 'slide', tails: ['для бассейна'], sizes: sizeRange(37, 45), props: { 'Для кого': 'мужские' } }, { title: 'Kids', price: 890, art: 'clog', tails: ['детские'], sizes: sizeRange(26, 34), props: { 'Для кого': 'детские' } }],
    sizeOf: 'Размер обуви', colours: ['blue', 'black', 'teal', 'pink', 'orange', 'lime', 'red'], colourCount: [2, 4],
    props: ({ number, byGrade }) => ({ 'Сезон': 'лето', 'Назначение': 'пляж и бассейн', 'Верх': byGrade('ПВХ', 'мягкий ПВХ', 'вспененный полимер'), 'Подошва': 'нескользящая', 'Вес': `${number(120, 240, 10)} г` }),
    intro: ['Лёгкие, быстро сохнут и не скользят на мокрой плитке.'],
    points: ['Верх: {Верх}, перемычка не натирает.', 'Подошва {Подошва}.', 'Вес {Вес}.', 'Можно мыть в машинке.'], advice: ['Берите размер в размер: пятка не должна выходить за край.'], reviews: 'shoes', searchExtra: 'сланцы сандалии',
  }),
];
