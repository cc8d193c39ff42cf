import type { Preview } from '@storybook/react-vite';

/** Breakpoints of the specification (S1 §9): the layout changes at these widths and nowhere else. */
export const breakpoints = { sm: 600, md: 1024, lg: 1440, xl: 1920 } as const;

const size = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** Widths for designers: real devices, then each breakpoint and one pixel to either side. */
export const viewports = {
  w320: size('320 · малый телефон', 320, 640),
  w360: size('360 · телефон', 360, 780),
  w768: size('768 · планшет', 768, 1024),
  w1280: size('1280 · ноутбук', 1280, 900),
  ...Object.fromEntries(
    Object.entries(breakpoints).flatMap(([name, edge]) =>
      [edge - 1, edge, edge + 1].map((width) => {
        const side = width < edge ? `до ${name}` : width > edge ? `после ${name}` : `ровно ${name}`;
        return [`w${width}`, size(`${width} · ${side}`, width, 900)];
      }),
    ),
  ),
};

/** What each theme sets on the page: `data-…`. Values of the toolbar are ASCII: URLs allow nothing else. */
export const themes = {
  light: { theme: 'light' },
  dark: { theme: 'dark' },
  contrast: { theme: 'light', contrast: 'more' },
  'contrast-dark': { theme: 'dark', contrast: 'more' },
  system: { theme: 'system' },
} as const;

/** A theme of the toolbar. */
export type ThemeName = keyof typeof themes;

/** Cities of the shop in memory. */
const cities = [
  ['1', 'Тюмень (магазины)'],
  ['2', 'Сургут (пункты выдачи)'],
  ['3', 'Тобольск (ничего)'],
] as const;

type Toolbar = NonNullable<NonNullable<Preview['globalTypes']>[string]['toolbar']>;

type Item = readonly [value: string, title: string];

/**
 * A menu of the toolbar. The button shows what is chosen, and only the menu's name where that is the default: the
 * six of them fit beside Storybook's own tools at 1280 px.
 */
const menu = (title: string, icon: Toolbar['icon'], usual: Item, others: readonly Item[]) => ({
  description: title,
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: [{ value: usual[0], title, right: usual[1] }, ...others.map(([value, name]) => ({ value, title: name }))],
  },
});

const asInStory: Item = ['story', 'как в истории'];

/** The toolbar. `story` leaves a story as its author made it. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  theme: menu(
    'Тема',
    'paintbrush',
    ['light', 'светлая'],
    [
      ['dark', 'Тёмная'],
      ['contrast', 'Контрастная'],
      ['contrast-dark', 'Тёмная контрастная'],
      ['system', 'Как в системе'],
    ],
  ),
  text: menu(
    'Текст',
    'paragraph',
    ['100', '100 %'],
    ['125', '150', '200'].map((scale) => [scale, `${scale} %`]),
  ),
  visitor: menu('Посетитель', 'user', asInStory, [
    ['guest', 'Гость'],
    ['user', 'Вошёл'],
  ]),
  city: menu('Город', 'location', asInStory, cities),
  network: menu('Сеть', 'lightning', asInStory, [
    ['fast', 'Быстро'],
    ['slow', 'Медленно'],
    ['error', 'Ошибка'],
    ['offline', 'Офлайн'],
  ]),
  motion: menu('Движение', 'play', ['system', 'как в системе'], [['reduced', 'Без движения']]),
};

/** The initial values of the toolbar. */
export const initialGlobals = {
  theme: 'light',
  text: '100',
  visitor: 'story',
  city: 'story',
  network: 'story',
  motion: 'system',
};
