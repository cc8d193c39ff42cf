import { line } from '../line.js';

/** Weights, mats, boxing. */
export const fitnessLines = [
  line({
    section: 'ganteli', head: 'Гантель', category: 'Гантели', art: 'dumbbell', count: 11,
    series: [['atlant', 'Сила', 2], ['vega', 'Тонус', 1], ['pulsar', 'Fit', 3], ['sarmat', 'Чугун', 2]],
    tiers: [{ title: 'Neo', price: 390, art: 'dumbbell-soft', tails: ['неопреновая'], sizes: ['1 кг', '2 кг', '3 кг', '4 кг', '5 кг'], props: { 'Материал': 'чугун, неопрен' } }, { title: 'Hex', price: 990, art: 'dumbbell-hex', tails: ['шестигранная'], sizes: ['5 кг', '7,5 кг', '10 кг', '12,5 кг', '15 кг'], props: { 'Материал': 'сталь, резина' } }, { title: 'Set', price: 3900, tails: ['разборная'], sizes: ['10 кг', '15 кг', '20 кг', '26 кг'], props: { 'Материал': 'сталь' } }],
    sizeOf: 'Вес снаряда', sizePrice: (index) => 1 + index * 0.62, colours: ['blue', 'red', 'purple', 'lime', 'black', 'pink', 'teal'], colourCount: [1, 2],
    props: ({ byGrade }) => ({ 'Покрытие': byGrade('виниловое', 'неопреновое', 'резиновое'), 'Назначение': 'дом и зал', 'Гарантия': byGrade('1 год', '3 года', '5 лет') }),
    intro: ['Не катится, не звенит и не выскальзывает: бери и делай.'], points: ['Материал: {Материал}.', 'Покрытие {Покрытие}.', 'Ручка под ладонь, без острых краёв.', 'Вес отлит на торце.'], advice: ['Цена указана за одну гантель.', 'Начинайте с веса, с которым получается двенадцать чистых повторений.'], reviews: 'fitness', searchExtra: 'гантели',
  }),
  line({
    section: 'ganteli', head: 'Гиря', category: 'Гири', art: 'kettlebell', count: 9,
    series: [['atlant', 'Богатырь', 2], ['sarmat', 'Кузня', 1], ['pulsar', 'Bell', 3]],
    tiers: [{ title: '', price: 1400, tails: ['чугунная'], props: { 'Материал': 'чугун' } }, { title: 'Soft', price: 1900, tails: ['с мягким дном'], props: { 'Материал': 'чугун, винил' } }, { title: 'Pro', price: 2900, art: 'kettlebell-sport', tails: ['соревновательная'], props: { 'Материал': 'сталь' } }],
    sizeOf: 'Вес снаряда', sizes: ['4 кг', '8 кг', '12 кг', '16 кг', '20 кг', '24 кг', '32 кг'], sizePrice: (index) => 1 + index * 0.75, colours: ['black', 'red', 'blue', 'yellow', 'green'], colourCount: [1, 2],
    props: ({ byGrade }) => ({ 'Покрытие': byGrade('эмаль', 'порошковое', 'порошковое'), 'Назначение': 'дом и зал', 'Гарантия': '5 лет' }),
    intro: ['Один снаряд, который заменяет половину зала.'], points: ['Материал: {Материал}.', 'Покрытие {Покрытие}, магнезия держится.', 'Дужка 33 мм, без швов.', 'Плоское дно: стоит, где поставили.'], advice: ['Мужчинам обычно хватает 16 кг, женщинам — 8 кг: технику ставят на малом весе.'], reviews: 'fitness',
  }),
  line({
    section: 'joga', head: 'Коврик для йоги', category: 'Коврики для йоги', art: 'mat', count: 16,
    series: [['pulsar', 'Asana', 3], ['vega', 'Вдох', 1], ['norda', 'Ro', 2], ['lumen', 'Lotos', 2]],
    tiers: [{ title: '4', price: 1200, props: { 'Толщина': '4 мм' } }, { title: '6', price: 1600, art: 'yoga-flat', tails: ['нескользящий'], props: { 'Толщина': '6 мм' } }, { title: '8', price: 2100, art: 'yoga-strap', tails: ['мягкий'], props: { 'Толщина': '8 мм' } }, { title: 'Pro', price: 3900, art: 'yoga-stack', tails: ['каучуковый'], props: { 'Толщина': '5 мм', 'Материал': 'каучук' } }],
    colours: ['purple', 'teal', 'pink', 'graphite', 'blue', 'olive', 'beige'], colourCount: [2, 4],
    props: ({ byGrade, number }) => ({ 'Материал': byGrade('ПВХ', 'термоэластопласт', 'термоэластопласт, два слоя'), 'Длина': '183 см', 'Вес': `${number(0.9, 2.6, 0.1)} кг`, 'Назначение': 'йога и растяжка' }),
    intro: ['Ладони не едут, колени не чувствуют пола.'], points: ['Толщина {Толщина}, длина {Длина}.', 'Материал: {Материал}, без запаха.', 'Ремень для переноски.', 'Разметка по центру.'], advice: ['Новый коврик протрите мыльной водой: пропадёт заводская плёнка.'], reviews: 'fitness', searchExtra: 'йога фитнес растяжка',
  }),
  line({
    section: 'boks', head: 'Перчатки боксёрские', category: 'Боксёрские перчатки', art: 'boxing-glove', count: 13,
    series: [['bars', 'Раунд', 2], ['atlant', 'Джеб', 1], ['rys', 'Хук', 2], ['iskra', 'Гонг', 3]],
    tiers: [{ title: 'Start', price: 2400, tails: ['тренировочные'] }, { title: 'Pro', price: 4900, art: 'boxing-mitt', tails: ['кожаные'], props: { 'Материал': 'натуральная кожа' } }, { title: 'Kids', art: ['boxing-glove', 'boxing-mitt'], price: 1700, tails: ['детские'], sizes: ['4 унции', '6 унций', '8 унций'] }, { title: 'Bag', price: 1900, art: 'boxing-mitt', tails: ['снарядные'] }],
    sizeOf: 'Размер', sizes: ['8 унций', '10 унций', '12 унций', '14 унций', '16 унций'], colours: ['red', 'black', 'blue', 'white', 'yellow'], colourCount: [1, 3],
    props: ({ byGrade, pick }) => ({ 'Материал': byGrade('искусственная кожа', 'микрофибра', 'микрофибра с гелем'), 'Назначение': pick(['спарринг', 'мешок и лапы']), 'Уровень': byGrade('начинающий', 'уверенный', 'спортивный'), 'Защита': byGrade('пена', 'трёхслойная пена', 'литая пена') }),
    intro: ['Кисть стоит прямо, удар гасится, рука не болит наутро.'], points: ['Материал: {Материал}.', 'Набивка: {Защита}.', 'Широкая манжета на липучке.', 'Ладонь с вентиляцией.'], advice: ['Под перчатки — бинты: кисть и подкладка проживут дольше.'], reviews: 'fitness', searchExtra: 'бокс',
  }),
  line({
    section: 'boks', head: 'Кимоно', category: 'Кимоно', art: 'martial-arts-uniform', count: 9,
    series: [['bars', 'Татами', 2], ['vega', 'Старт', 1], ['iskra', 'Иппон', 3]],
    tiers: [{ title: 'Judo', price: 4900, tails: ['для дзюдо'], props: { 'Назначение': 'дзюдо' } }, { title: 'Karate', price: 3400, art: 'kimono-belt', tails: ['для карате'], props: { 'Назначение': 'карате' } }, { title: 'Kids', price: 2400, art: 'kimono-belt', tails: ['детское'], props: { 'Назначение': 'детское' }, sizes: ['110', '120', '130', '140'] }],
    sizeOf: 'Размер', sizes: ['150', '160', '170', '180', '190'], colours: ['white', 'blue', 'black'], colourCount: [1, 2],
    props: ({ byGrade }) => ({ 'Состав': 'хлопок', 'Толщина': byGrade('240 г/м²', '450 г/м²', '650 г/м²'), 'Уровень': byGrade('начинающий', 'уверенный', 'спортивный') }),
    intro: ['Плотное кимоно, которое не расползается после десятого броска.'], points: ['Состав: {Состав}, плотность {Толщина}.', 'Усиленные колени и плечи.', 'Пояс белого цвета в комплекте.'], advice: ['Садится на три процента после первой стирки: это учтено в размере.'], reviews: 'fitness', searchExtra: 'дзюдо карате дзюдоги',
  }),
];
