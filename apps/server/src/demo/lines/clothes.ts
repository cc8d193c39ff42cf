import { line } from '../line.js';

const menSizes = ['S', 'M', 'L', 'XL', 'XXL'];
const womenSizes = ['XS', 'S', 'M', 'L', 'XL'];

/** Jackets, trousers, shirts. */
export const clothesLines = [
  line({
    section: 'kurtki', head: 'Куртка мембранная', category: 'Мембранные куртки', art: 'jacket', count: 18,
    series: [['norda', 'Regn', 3], ['kedr', 'Ливень', 2], ['sable', 'Storm', 3], ['vega', 'Облако', 1], ['tundra', 'Front', 2]],
    tiers: [{ title: 'M', price: 11900, tails: ['мужская'], sizes: menSizes, props: { 'Для кого': 'мужские' } }, { title: 'W', price: 11900, art: 'jacket-fitted', tails: ['женская'], sizes: womenSizes, props: { 'Для кого': 'женские' } }, { title: 'Light', price: 7900, art: 'anorak', tails: ['лёгкая мужская'], sizes: menSizes, props: { 'Для кого': 'мужские' } }, { title: 'Kids', price: 5900, tails: ['детская'], sizes: ['116', '122', '128', '134', '140', '146'], props: { 'Для кого': 'детские' } }],
    sizeOf: 'Размер', colours: ['red', 'blue', 'black', 'orange', 'olive', 'teal', 'graphite', 'yellow'], colourCount: [2, 4],
    props: ({ byGrade, number }) => ({ 'Сезон': '3 сезона', 'Мембрана': byGrade('5K / 5K', '10K / 10K', '20K / 15K'), 'Состав': byGrade('полиэстер', 'нейлон', 'нейлон, 3 слоя'), 'Карманы': byGrade('2', '4', '5'), 'Вес': `${number(320, 680, 10)} г` }),
    intro: ['Куртка от дождя и ветра, в которой не преешь на подъёме.', 'Та самая куртка, которую берут «на всякий случай» и надевают каждый день.'],
    points: ['Мембрана {Мембрана}: вода снаружи, пар наружу.', 'Все швы проклеены.', 'Капюшон регулируется в трёх точках и поворачивается вместе с головой.', 'Молнии под мышками для вентиляции.', 'Карманы не перекрывает пояс рюкзака.', 'Вес {Вес}.'],
    advice: ['Стирайте средством для мембран без кондиционера и раз в сезон обновляйте пропитку.', 'Между размерами берите больший: под куртку ещё встанет флис.'],
    reviews: 'clothes', searchExtra: 'дождевик ветровка штормовка',
  }),
  line({
    section: 'kurtki', head: 'Куртка утеплённая', category: 'Тёплые куртки', art: 'jacket', count: 12,
    series: [['taiga', 'Иней', 2], ['frost', 'Heat', 3], ['vega', 'Январь', 1], ['norda', 'Dun', 3]],
    tiers: [{ title: 'M', price: 12900, art: 'parka', tails: ['мужская'], sizes: menSizes, props: { 'Для кого': 'мужские' } }, { title: 'W', price: 12900, art: 'puffer', tails: ['женская'], sizes: womenSizes, props: { 'Для кого': 'женские' } }, { title: 'Down', price: 16900, art: 'puffer', tails: ['пуховая'], sizes: menSizes, props: { 'Для кого': 'мужские', 'Утеплитель': 'пух 700' } }, { title: 'Ski', price: 14900, art: 'parka', tails: ['горнолыжная'], sizes: menSizes, props: { 'Для кого': 'мужские' } }],
    sizeOf: 'Размер', colours: ['blue', 'black', 'purple', 'teal', 'graphite', 'red', 'beige'], colourCount: [2, 3],
    props: ({ byGrade, number }) => ({ 'Сезон': 'зима', 'Мембрана': byGrade('нет', '5K / 5K', '10K / 10K'), 'Утеплитель': byGrade('синтетика 150 г', 'синтетика 200 г', 'синтетика 240 г'), 'Состав': byGrade('полиэстер', 'полиэстер', 'нейлон'), 'Карманы': byGrade('4', '5', '7'), 'Вес': `${number(620, 1100, 20)} г` }),
    intro: ['Сибирская зима, остановка и утренний склон: в этой куртке везде тепло.'],
    points: ['Утеплитель: {Утеплитель}.', 'Ветрозащитная планка и снежная юбка.', 'Манжеты с отверстием для большого пальца.', 'Капюшон отстёгивается.', 'Вес {Вес}.'],
    advice: ['Сушите в машинке на малом тепле с тремя теннисными мячами: утеплитель расправится.'], reviews: 'clothes', searchExtra: 'пуховик зимняя',
  }),
  line({
    section: 'bryuki', head: 'Брюки треккинговые', category: 'Треккинговые брюки', art: 'jeans', count: 15,
    series: [['kedr', 'Бурелом', 2], ['norda', 'Vei', 3], ['sarmat', 'Рейд', 1], ['azimut', 'Просека', 2]],
    tiers: [{ title: 'M', price: 4900, art: 'trousers', tails: ['мужские'], sizes: menSizes, props: { 'Для кого': 'мужские' } }, { title: 'W', price: 4900, tails: ['женские'], sizes: womenSizes, props: { 'Для кого': 'женские' } }, { title: 'Zip', price: 5400, art: 'trousers-zip', tails: ['мужские трансформеры'], sizes: menSizes, props: { 'Для кого': 'мужские' } }, { title: 'Warm', price: 6900, art: 'bibs', tails: ['мужские утеплённые'], sizes: menSizes, props: { 'Для кого': 'мужские', 'Сезон': 'зима' } }],
    sizeOf: 'Размер', colours: ['olive', 'graphite', 'brown', 'black', 'beige', 'blue'], colourCount: [1, 3],
    props: ({ byGrade, number, pick }) => ({ 'Сезон': pick(['лето', '3 сезона']), 'Состав': byGrade('полиэстер', 'нейлон с эластаном', 'нейлон с кордурой'), 'Карманы': byGrade('4', '5', '6'), 'Вес': `${number(280, 480, 10)} г` }),
    intro: ['Не шуршат, не цепляются за кусты и сохнут, пока варится каша.'],
    points: ['Состав: {Состав}.', 'Колени анатомического кроя.', 'Карманы: {Карманы}, два на молнии.', 'Низ утягивается шнурком.', 'Вес {Вес}.'],
    advice: ['Стирка при 30 °C без отбеливателя: пропитка проживёт дольше.'], reviews: 'clothes', searchExtra: 'штаны',
  }),
  line({
    section: 'bryuki', head: 'Шорты', category: 'Шорты', art: 'shorts', count: 13,
    series: [['aerona', 'Air', 3], ['vega', 'Лето', 1], ['strela', 'Темп', 2], ['volna', 'Бриз', 2]],
    tiers: [{ title: 'Run', price: 1900, art: 'shorts-run', tails: ['беговые мужские'], sizes: menSizes, props: { 'Для кого': 'мужские', 'Назначение': 'бег' } }, { title: 'Run W', price: 1900, art: 'shorts-run', tails: ['беговые женские'], sizes: womenSizes, props: { 'Для кого': 'женские', 'Назначение': 'бег' } }, { title: 'Beach', price: 1700, tails: ['пляжные'], sizes: menSizes, props: { 'Для кого': 'мужские', 'Назначение': 'пляж' } }, { title: 'Trek', price: 2900, art: 'shorts-trek', tails: ['для похода'], sizes: menSizes, props: { 'Для кого': 'мужские', 'Назначение': 'поход' } }],
    sizeOf: 'Размер', colours: ['green', 'black', 'blue', 'orange', 'sky', 'graphite'], colourCount: [2, 4],
    props: ({ byGrade, number }) => ({ 'Сезон': 'лето', 'Состав': byGrade('полиэстер', 'полиэстер с эластаном', 'нейлон с эластаном'), 'Карманы': byGrade('2', '2 и один на молнии', '3 и петля для ключа'), 'Вес': `${number(90, 220, 10)} г` }),
    intro: ['Лёгкие шорты, которые не липнут и не сползают.'],
    points: ['Состав: {Состав}.', 'Карманы: {Карманы}.', 'Плоские швы.', 'Вес {Вес}.'], advice: ['Можно стирать после каждой тренировки: цвет не уйдёт.'], reviews: 'clothes',
  }),
  line({
    section: 'futbolki', head: 'Футболка', category: 'Футболки', art: 't-shirt', count: 14,
    series: [['aerona', 'Dry', 3], ['vega', 'База', 1], ['norda', 'Ull', 3], ['strela', 'Старт', 2]],
    tiers: [{ title: 'M', price: 1600, art: 'tee', tails: ['беговая мужская'], sizes: menSizes, props: { 'Для кого': 'мужские' } }, { title: 'W', price: 1600, tails: ['беговая женская'], sizes: womenSizes, props: { 'Для кого': 'женские' } }, { title: 'Kids', price: 990, art: 'tee-stripe', tails: ['детская'], sizes: ['116', '122', '128', '134', '140'], props: { 'Для кого': 'детские' } }, { title: 'Merino', price: 3400, tails: ['из мериноса'], sizes: menSizes, props: { 'Для кого': 'мужские', 'Состав': 'меринос и полиэстер' } }],
    sizeOf: 'Размер', colours: ['green', 'white', 'blue', 'black', 'red', 'yellow', 'teal', 'pink'], colourCount: [2, 4],
    props: ({ byGrade, number }) => ({ 'Сезон': 'лето', 'Состав': byGrade('полиэстер', 'полиэстер и вискоза', 'полиэстер с эластаном'), 'Вес': `${number(110, 170, 5)} г` }),
    intro: ['Первый слой, который остаётся сухим дольше, чем вы рассчитывали.'],
    points: ['Состав: {Состав}.', 'Плоские швы на плечах: рюкзак не натирает.', 'Не держит запах.', 'Вес {Вес}.'], advice: ['Стирка при 30 °C, без кондиционера: он забивает ткань.'], reviews: 'clothes',
  }),
  line({
    section: 'futbolki', head: 'Майка', category: 'Майки', art: 'running-shirt', count: 7,
    series: [['aerona', 'Race', 3], ['strela', 'Финиш', 2], ['vega', 'Стадион', 1]],
    tiers: [{ title: 'M', price: 1300, tails: ['беговая мужская'], sizes: menSizes, props: { 'Для кого': 'мужские' } }, { title: 'W', price: 1300, tails: ['беговая женская'], sizes: womenSizes, props: { 'Для кого': 'женские' } }, { title: 'Team', price: 1700, tails: ['баскетбольная'], sizes: menSizes, props: { 'Для кого': 'мужские' } }],
    sizeOf: 'Размер', colours: ['green', 'red', 'blue', 'black', 'lime', 'orange'], colourCount: [2, 3],
    props: ({ number }) => ({ 'Сезон': 'лето', 'Состав': 'полиэстер, сетка', 'Вес': `${number(80, 120, 5)} г` }),
    intro: ['Почти невесомая майка для быстрых дней.'], points: ['Состав: {Состав}.', 'Широкая пройма.', 'Вес {Вес}.', 'Отражающий логотип.'], advice: ['Не гладьте: ткань не мнётся.'], reviews: 'clothes',
  }),
  line({
    section: 'futbolki', head: 'Термофутболка', category: 'Термобельё', art: 'longsleeve', count: 13,
    series: [['norda', 'Under', 3], ['taiga', 'Слой', 1], ['frost', 'Warm', 2], ['bars', 'Мороз', 2]],
    tiers: [{ title: 'M', price: 2900, tails: ['мужская'], sizes: menSizes, props: { 'Для кого': 'мужские' } }, { title: 'W', price: 2900, art: 'thermo-zip', tails: ['женская'], sizes: womenSizes, props: { 'Для кого': 'женские' } }, { title: 'Kids', price: 1900, tails: ['детская'], sizes: ['116', '128', '140', '152'], props: { 'Для кого': 'детские' } }, { title: 'Merino', price: 5900, art: 'thermo-zip', tails: ['из мериноса'], sizes: menSizes, props: { 'Для кого': 'мужские', 'Состав': 'меринос и полиамид' } }],
    sizeOf: 'Размер', colours: ['black', 'graphite', 'blue', 'purple', 'red', 'teal'], colourCount: [1, 3],
    props: ({ byGrade, number }) => ({ 'Сезон': 'зима', 'Состав': byGrade('полиэстер', 'полипропилен и полиэстер', 'полиэстер и эластан'), 'Толщина': byGrade('150 г/м²', '180 г/м²', '220 г/м²'), 'Вес': `${number(160, 260, 5)} г` }),
    intro: ['Бельё, которое греет, пока стоишь, и сушит, пока идёшь.'],
    points: ['Состав: {Состав}.', 'Плотность {Толщина}.', 'Бесшовные плечи.', 'Длинная спина не выбивается из брюк.'], advice: ['Садится плотно: под бельём ничего не носят.'], reviews: 'clothes', searchExtra: 'термобельё кофта',
  }),
];
