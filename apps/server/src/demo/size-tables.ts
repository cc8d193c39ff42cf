import type { SectionSlug } from './sections.js';

/** A table that opens beside a property's label (S2 §3 `propertyInfoTables`). */
export interface DemoSizeTable {
  property: string;
  sections: readonly SectionSlug[];
  label: string;
  html: string;
}

function table(heads: readonly string[], rows: readonly (readonly string[])[], note: string): string {
  const head = heads.map((cell) => `<th>${cell}</th>`).join('');
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table><p>${note}</p>`;
}

const footLength = (size: number) => ((size * 2) / 3 - 1.3).toFixed(1).replace('.', ',');
const shoeRows = Array.from({ length: 22 }, (_, index) => 25 + index).map((size) => [
  String(size),
  `${footLength(size)} см`,
]);

/** Size tables of shoes, clothes, boards, helmets and packs. */
export const demoSizeTables: readonly DemoSizeTable[] = [
  {
    property: 'Размер обуви',
    sections: ['trekking', 'krossovki', 'sandalii', 'konki', 'skejtbordy'],
    label: 'Таблица размеров',
    html: table(
      ['Размер', 'Длина стопы'],
      shoeRows,
      'Измеряйте стопу вечером, стоя, от пятки до самого длинного пальца. Между размерами берите больший.',
    ),
  },
  {
    property: 'Размер',
    sections: ['kurtki', 'bryuki', 'futbolki', 'plavanie'],
    label: 'Таблица размеров',
    html: table(
      ['Размер', 'Грудь, см', 'Талия, см', 'Бёдра, см', 'Рост, см'],
      [
        ['XS', '82–86', '62–66', '88–92', '158–164'],
        ['S', '87–92', '67–74', '93–97', '162–170'],
        ['M', '93–98', '75–82', '98–102', '168–176'],
        ['L', '99–105', '83–90', '103–108', '174–182'],
        ['XL', '106–112', '91–98', '109–114', '178–186'],
        ['XXL', '113–120', '99–108', '115–121', '182–190'],
      ],
      'Детский размер равен росту в сантиметрах.',
    ),
  },
  {
    property: 'Размер',
    sections: ['shapki'],
    label: 'Размер перчаток',
    html: table(
      ['Размер', 'Обхват ладони, см'],
      [
        ['S', '17–18'],
        ['M', '19–20'],
        ['L', '21–22'],
        ['XL', '23–24'],
      ],
      'Обхват ладони меряют без большого пальца.',
    ),
  },
  {
    property: 'Ростовка',
    sections: ['lyzhi'],
    label: 'Как выбрать ростовку',
    html: table(
      ['Рост, см', 'Классика', 'Конёк'],
      [
        ['155–160', '176–181', '171–176'],
        ['161–166', '186–191', '176–181'],
        ['167–172', '191–196', '181–186'],
        ['173–178', '196–201', '186–191'],
        ['179 и выше', '201 и больше', '191 и больше'],
      ],
      'При весе больше обычного для роста берите следующую ростовку.',
    ),
  },
  {
    property: 'Ростовка',
    sections: ['gornye-lyzhi'],
    label: 'Как выбрать ростовку',
    html: table(
      ['Рост, см', 'Сноуборд', 'Горные лыжи'],
      [
        ['150–158', '138–144', '146–154'],
        ['159–166', '144–149', '154–161'],
        ['167–174', '149–156', '161–168'],
        ['175–182', '156–159', '168–175'],
        ['183 и выше', '159 и больше', '175 и больше'],
      ],
      'Новичку подойдёт нижняя граница, для быстрых трасс и целины — верхняя.',
    ),
  },
  {
    property: 'Обхват головы',
    sections: ['maski', 'velosipedy'],
    label: 'Как измерить голову',
    html: table(
      ['Размер', 'Обхват, см'],
      [
        ['XS', '48–52'],
        ['S', '52–55'],
        ['M', '54–57'],
        ['L', '57–60'],
        ['XL', '60–63'],
      ],
      'Лента проходит над бровями и по самой широкой части затылка.',
    ),
  },
  {
    property: 'Размер рамы',
    sections: ['velosipedy'],
    label: 'Рама и рост',
    html: table(
      ['Рама', 'Рост, см', 'Рама, дюймы'],
      [
        ['S', '155–168', '15–16'],
        ['M', '166–176', '17–18'],
        ['L', '175–184', '19–20'],
        ['XL', '183–195', '21–22'],
      ],
      'На границе берите меньшую раму для леса и большую для дорог.',
    ),
  },
  {
    property: 'Размер спины',
    sections: ['ryukzaki'],
    label: 'Как измерить спину',
    html: table(
      ['Размер', 'Длина спины, см', 'Рост, см'],
      [
        ['S', '40–45', '150–165'],
        ['M', '45–50', '163–176'],
        ['L', '50–55', '174–186'],
        ['XL', '55–60', '184–198'],
      ],
      'Длина спины — от выступающего позвонка на шее до верхнего края таза.',
    ),
  },
];
