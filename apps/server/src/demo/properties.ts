/** A property of goods; `isFilter` puts it into the filter panel. Product lines refer to it by its title. */
export interface DemoProperty {
  slug: string;
  title: string;
  type: 'string' | 'image';
  isFilter: boolean;
}

const filters: Record<string, string> = {
  color: 'Цвет',
  size: 'Размер',
  shoe: 'Размер обуви',
  height: 'Ростовка',
  frame: 'Размер рамы',
  back: 'Размер спины',
  head: 'Обхват головы',
  zip: 'Молния',
  load: 'Вес снаряда',
  diameter: 'Диаметр',
  volume: 'Объём',
  gender: 'Для кого',
  season: 'Сезон',
  level: 'Уровень',
  purpose: 'Назначение',
  style: 'Стиль катания',
  capacity: 'Вместимость',
  material: 'Материал',
  membrane: 'Мембрана',
  comfort: 'Температура комфорта',
  lens: 'Линза',
  wheels: 'Диаметр колёс',
  brakes: 'Тормоза',
  drop: 'Перепад',
  surface: 'Покрытие',
  test: 'Тест',
  length: 'Длина',
  light: 'Световой поток',
};

const facts: Record<string, string> = {
  weight: 'Вес',
  packed: 'В упаковке',
  thickness: 'Толщина',
  'max-load': 'Нагрузка',
  waterproof: 'Водостойкость',
  frame_material: 'Материал рамы',
  poles: 'Дуги',
  floor: 'Дно',
  rooms: 'Комнаты',
  vestibule: 'Тамбур',
  stiffness: 'Жёсткость',
  sidecut: 'Геометрия',
  core: 'Сердечник',
  base: 'Скользящая поверхность',
  blade: 'Лезвие',
  boot: 'Ботинок',
  fill: 'Утеплитель',
  extreme: 'Температура экстрима',
  shell: 'Внешняя ткань',
  speeds: 'Скорости',
  fork: 'Вилка',
  bearings: 'Подшипники',
  deck: 'Дека',
  outsole: 'Подошва',
  upper: 'Верх',
  pockets: 'Карманы',
  composition: 'Состав',
  protection: 'Защита',
  battery: 'Питание',
  runtime: 'Время работы',
  keeps: 'Держит тепло',
  power: 'Мощность',
  sections: 'Секции',
  gear: 'Передаточное число',
  depth: 'Заглубление',
  fitting: 'Посадка',
  pressure: 'Давление',
  set: 'В комплекте',
  warranty: 'Гарантия',
  age: 'Возраст',
};

/** Every property that demo goods may have, by title, in the order pages show them. */
export const demoProperties: ReadonlyMap<string, DemoProperty> = new Map(
  [
    ...Object.entries(filters).map(([slug, title]) => ({ slug, title, isFilter: true })),
    ...Object.entries(facts).map(([slug, title]) => ({ slug: slug.replace('_', '-'), title, isFilter: false })),
  ].map((property) => [property.title, { ...property, type: property.slug === 'color' ? 'image' : 'string' }]),
);
